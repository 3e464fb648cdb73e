import { describeName, type ElementStart } from "./element-start.js";
import type { ElementRow, ElementTable } from "./element-table.js";
import type { ReaderIssues } from "./reader-issues.js";
import { countRow, findRow, missingRows, rowsComplete, startRows } from "./table-rows.js";
import type { ReaderPlace, Tolerance } from "./tolerance.js";
import type { OpenElement, XmlParser } from "./xml-parser.js";

/** How strictly the children of an element are checked. */
interface ChildTerms {
  readonly order: "any" | "strict";
  /** Whether elements that the contract does not name are skipped. */
  readonly skipUnexpected: boolean;
  readonly tolerance: Tolerance | undefined;
}

/** Moves through the children of the current element, guided by an element table or a content model. */
export class ChildElements {
  readonly #parser: XmlParser;
  readonly #issues: ReaderIssues;
  readonly #start: ElementStart;
  readonly #terms: ChildTerms;

  constructor(parser: XmlParser, issues: ReaderIssues, start: ElementStart, terms: ChildTerms) {
    this.#parser = parser;
    this.#issues = issues;
    this.#start = start;
    this.#terms = terms;
  }

  /** Skips white space up to the next tag. Other text is refused. */
  space(): void {
    if (!this.#parser.space()) this.#object("Elements are expected here, not text.");
  }

  /** Moves to the next child in the table and returns its name; undefined at the end of the element. */
  next<Name extends string>(table: ElementTable<Name>): Name | undefined {
    const parser = this.#parser;
    const parent = parser.current;
    if (!parent.entered) this.enter(parent, table);
    for (;;) {
      this.space();
      let index = parser.atEndTag() ? -1 : this.#plainRow(parent, table);
      if (index < 0) {
        if (!parser.tag()) {
          this.#endRows(parent, table);
          return undefined;
        }
        index = findRow(table, parser.current, parent.row);
        if (index < 0) index = this.#passUnexpected(parent, table);
      }
      const row = table.rows[index];
      if (row !== undefined && this.#count(parent, table, row, index)) return row[0];
    }
  }

  /** Whether a child that the content does not allow is skipped. */
  get skipsUnexpected(): boolean {
    return this.#terms.skipUnexpected;
  }

  /**
   * Prepares for reading children: checks the start tag against the type. Must be called before the first child is
   * read.
   */
  enter(element: OpenElement, table: TypeOfElement): void {
    const rows = table.rows?.length;
    startRows(element, rows ?? 0);
    if (this.#parser.attributes.count > 0) this.#start.enter(table);
    this.#start.beforeContent();
    if (this.#terms.tolerance !== undefined && isElementTable(table)) this.#terms.tolerance.enter(this.#place, table);
    // Empty content must not contain white space either (XSD 1.0 Part 1, 3.4.4, cvc-complex-type 2.1).
    if (rows === 0 && table.order !== "spaces" && this.#terms.order === "strict" && this.#parser.text() !== "") {
      this.#object("The element must be empty.");
    }
  }

  /**
   * The row of a child whose start tag has the most common form; -1 if it has another form, in which case nothing has
   * been read.
   */
  #plainRow(parent: OpenElement, table: ElementTable<string>): number {
    const { rows, namespace } = table;
    for (let index = parent.row; index < rows.length; index++) {
      const row = rows[index];
      if (row !== undefined && this.#parser.plainStartTag(row[3] ?? namespace, row[0])) return index;
    }
    return -1;
  }

  /**
   * Counts a child of a row. Returns false if the child is one too many and a tolerant reader has skipped it; a strict
   * reader refuses it.
   */
  #count(parent: OpenElement, { order }: ElementTable<string>, row: ElementRow<string>, index: number): boolean {
    const problem = countRow(parent, row, index, order === "all" ? "any" : this.#terms.order);
    if (problem === undefined) return true;
    if (this.#terms.tolerance === undefined)
      return this.#issues.refuse(problem.code, this.#issues.current, problem.detail);
    this.#terms.tolerance.surplusChild(this.#place, problem);
    return false;
  }

  /** The row that an unexpected child is taken for; -1 if the child has been skipped. */
  #passUnexpected(parent: OpenElement, table: ElementTable<string>): number {
    if (this.#terms.tolerance !== undefined) return this.#terms.tolerance.unexpectedChild(this.#place, table);
    const { name, namespace } = this.#parser.current;
    const wanted = namesake(table, name);
    // In its parent's namespace, or in none, it is not a foreign element to skip: its value would be lost.
    const isMeant = wanted !== undefined && (namespace === "" || namespace === parent.namespace);
    if (isMeant || !this.#terms.skipUnexpected) this.refuseElement(wanted);
    this.#parser.skip();
    return -1;
  }

  #endRows(parent: OpenElement, table: ElementTable<string>): void {
    if (this.#terms.tolerance === undefined && rowsComplete(parent, table.rows)) return;
    const missing = missingRows(parent, table.rows, () => this.#issues.closed);
    if (this.#terms.tolerance !== undefined) {
      this.#terms.tolerance.missingChildren(this.#place, table, missing);
      return;
    }
    const last = missing.pop();
    if (last === undefined) return;
    for (const { code, pointer, detail } of missing) this.#issues.add(code, pointer, detail);
    this.#issues.refuse(last.code, last.pointer, last.detail);
  }

  /** Refuses the current element; `wanted` names the elements that may occur instead. */
  refuseElement(wanted: string | undefined): never {
    const found = describeName(this.#parser.current);
    const detail = `The element ${found} is not expected here${wanted === undefined ? "" : `; ${wanted} is`}.`;
    return this.#issues.refuse("unexpected", this.#issues.current, detail);
  }

  get #place(): ReaderPlace {
    return { parser: this.#parser, issues: this.#issues };
  }

  #object(detail: string): void {
    this.#issues.object("unexpected", this.#issues.current, detail);
  }
}

/** The table's element with the same local name, whatever its namespace. */
function namesake(table: ElementTable<string>, name: string): string | undefined {
  const row = table.rows.find((candidate) => candidate[0] === name);
  return row && describeName({ namespace: row[3] ?? table.namespace, name });
}

function isElementTable(type: TypeOfElement): type is ElementTable<string> {
  return type.rows !== undefined;
}

interface TypeOfElement {
  readonly namespace: string;
  readonly type: string;
  readonly rows?: ElementTable<string>["rows"];
  readonly order?: ElementTable<string>["order"];
}
