import type { Issue, IssueCode } from "../errors/issue.js";
import type { ElementRow, ElementTable } from "./element-table.js";
import type { OpenElement } from "./xml-parser.js";

/** A problem with a child that the table allows in principle. */
interface RowProblem {
  readonly code: IssueCode;
  readonly detail: string;
}

/** Prepares an element for counting its children by the rows of a table. */
export function startRows(element: OpenElement, rows: number): void {
  element.entered = true;
  element.row = 0;
  element.childPrefix = element.prefix;
  element.childNamespace = element.namespace;
  if (element.counts.length < rows) element.counts = new Array<number>(rows);
  for (let index = 0; index < rows; index++) element.counts[index] = 0;
}

/** The row of a child, or -1. The search begins at the row of the child before, as children usually come in order. */
export function findRow(table: ElementTable<string>, child: OpenElement, from: number): number {
  const { rows, namespace, order } = table;
  if (order === "items") return 0;
  for (let step = 0; step < rows.length; step++) {
    const index = (from + step) % rows.length;
    const row = rows[index];
    if (row !== undefined && row[0] === child.name && (row[3] ?? namespace) === child.namespace) return index;
  }
  return -1;
}

/** Counts a child of a row. Returns a problem if there are too many, or if the child is out of a strict order. */
export function countRow(
  parent: OpenElement,
  row: ElementRow<string>,
  index: number,
  order: "any" | "strict",
): RowProblem | undefined {
  const name = row[0];
  const maxOccurs = row[2];
  const count = (parent.counts[index] ?? 0) + 1;
  if (count > maxOccurs) {
    const detail = maxOccurs === 1 ? `${name} is repeated.` : `There are more than ${maxOccurs} ${name} elements.`;
    return { code: "repeated", detail };
  }
  if (order === "strict" && index < parent.row) return { code: "order", detail: `${name} must come earlier.` };
  parent.counts[index] = count;
  parent.row = count < maxOccurs ? index : index + 1;
  return undefined;
}

/** Whether every row has at least its least number of children. */
export function rowsComplete(element: OpenElement, rows: readonly ElementRow<string>[]): boolean {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (row !== undefined && (element.counts[index] ?? 0) < row[1]) return false;
  }
  return true;
}

/** An issue for each row with too few children; `pointer` is the element's. */
export function missingRows(element: OpenElement, rows: readonly ElementRow<string>[], pointer: () => string): Issue[] {
  const missing: Issue[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    const count = element.counts[index] ?? 0;
    if (row === undefined || count >= row[1]) continue;
    const detail = count === 0 ? `${row[0]} is missing.` : `At least ${row[1]} ${row[0]} elements are needed.`;
    missing.push({ pointer: `${pointer()}/${row[0]}`, code: "missing", detail });
  }
  return missing;
}
