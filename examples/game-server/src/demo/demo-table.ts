/** What came of one call on one wire. */
export interface DemoOutcome {
  readonly ok: boolean;
  readonly text: string;
}

/** One operation of the demo, called over both wires. */
export interface DemoRow {
  readonly operation: string;
  readonly kind: "request-reply" | "one-way";
  readonly json: DemoOutcome;
  readonly soap: DemoOutcome;
  /** Both calls together. */
  readonly milliseconds: number;
}

const outcomeWidth = 27;

/** The rows as an aligned table with a summary line, at most 110 columns wide; failures are red if `color` is set. */
export function renderDemoTable(rows: readonly DemoRow[], options: { readonly color: boolean }): string {
  const header = renderLine(["operation", "kind", "JSON", "SOAP", "ms"]);
  const rule = "-".repeat(header.length);
  const lines = rows.map((row) => renderRow(row, options.color));
  return [header, rule, ...lines, "", summarize(rows)].join("\n");
}

/** How many calls did not go as they must. */
export function countFailures(rows: readonly DemoRow[]): number {
  return rows.flatMap((row) => [row.json, row.soap]).filter((outcome) => !outcome.ok).length;
}

function renderRow(row: DemoRow, color: boolean): string {
  const milliseconds = row.milliseconds.toFixed(1);
  const line = renderLine([row.operation, row.kind, textOf(row.json), textOf(row.soap), milliseconds]);
  const failed = !row.json.ok || !row.soap.ok;
  return failed && color ? `\u001b[31m${line}\u001b[0m` : line;
}

function textOf(outcome: DemoOutcome): string {
  const text = oneLine(outcome.ok ? outcome.text : `FAILED ${outcome.text}`);
  return text.length > outcomeWidth ? `${text.slice(0, outcomeWidth - 1)}…` : text;
}

function renderLine([operation, kind, json, soap, milliseconds]: readonly [
  string,
  string,
  string,
  string,
  string,
]): string {
  const outcomes = `${json.padEnd(outcomeWidth)}  ${soap.padEnd(outcomeWidth)}`;
  return `${operation.padEnd(28)}  ${kind.padEnd(13)}  ${outcomes}  ${milliseconds.padStart(7)}`;
}

function summarize(rows: readonly DemoRow[]): string {
  const failures = countFailures(rows);
  const calls = `${rows.length} operations, ${rows.length * 2} calls over JSON and SOAP`;
  if (failures === 0) return `${calls}: all as the contract says`;
  return `${calls}: ${failures} failed\n${rows.flatMap(complaints).join("\n")}`;
}

function complaints(row: DemoRow): readonly string[] {
  const wires = [
    ["JSON", row.json],
    ["SOAP", row.soap],
  ] as const;
  return wires.flatMap(([wire, outcome]) =>
    outcome.ok ? [] : [`${row.operation} over ${wire}: ${oneLine(outcome.text)}`],
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
