import { type BenchResult, type Figure, meets, type Ratio } from "../measure/bench.js";
import { median } from "../measure/median.js";

/** A bench's figures and ratios as Markdown tables, which a person can read as they are. */
export function printResult(result: BenchResult): string {
  const figures = [["", "median", "lowest", "highest", ""], ...result.figures.map(figureRow)];
  const ratios = [["", "ratio", "asked", ""], ...result.ratios.map(ratioRow)];
  const tables = [figures, ratios].filter((rows) => rows.length > 1).map(printTable);
  const notes = result.notes.map((note) => `- ${note}`).join("\n");
  return [`## ${result.name}`, result.how, ...tables, notes].filter((part) => part !== "").join("\n\n");
}

function figureRow({ side, unit, rounds }: Figure): string[] {
  return [side, show(median(rounds)), show(Math.min(...rounds)), show(Math.max(...rounds)), unit];
}

function ratioRow(ratio: Ratio): string[] {
  const { name, value, goal } = ratio;
  if (goal === undefined) return [name, show(value), "", ""];
  return [name, show(value), `${goal.bound} ${goal.value}`, meets(ratio) ? "reached" : "**not reached**"];
}

function show(value: number): string {
  if (value >= 1000) return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function printTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_cell, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => pad(row[column] ?? "", width, column)).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => dashes(width, isNumber(rows, column))).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function isNumber(rows: readonly (readonly string[])[], column: number): boolean {
  return rows.every((row) => /^[\d.,]+$/.test(row[column] ?? ""));
}

function dashes(width: number, right: boolean): string {
  return right ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2);
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 || !/^[\d.,]+$/.test(cell) ? cell.padEnd(width) : cell.padStart(width);
}
