import type { Rule } from "./rule.js";
import { ruleFamilies } from "./rules.js";

/** A contract that shows a rule, and what was told of it. */
export interface TriedRule {
  readonly title: string;
  readonly example: string;
  /** The rule of the same change looked at backwards. */
  readonly mirror: string;
}

const introduction = `# Compatibility rules

Written by the tests (\`generator/src/compare/rules/rules-document.test.ts\`); every example below is a pair of contracts
that the comparator was run on. \`UPDATE_DOCS=1\` rewrites this page, and a test fails where it has drifted.

How a level comes about: the comparator asks of each node whether the messages that are valid under the new contract are
the same as before, more, fewer, or neither. A **request** is written by the client and read by the server, a **response**
the other way round, so a wider type hurts readers of responses and a narrower one writers of requests.

- **E** error: a conforming old peer fails to dispatch, parse, validate or compile. **W** warning: it depends on how the
  peer reads, or cannot be decided. **I** info: recorded, never gates. **–** the surface is not touched.
- \`x / y\` is the type of a request / the type of a response. † moves one step with \`readers\`: down if that reader is open
  or is our own proxy, up to error if it is closed. ‡ only if the mapped TypeScript type differs.
- The columns judge an **old client with the new server** (\`--order oc\`). A new client with an old server (\`--order nc\`)
  meets the same change backwards, so the rule in the last column judges.
- On SOAP, an error becomes info where the content as a whole takes nothing less than before (requests) or nothing more
  (responses): whatever was regrouped, no message can fail.
`;

const head = [
  "Rule",
  "What changed",
  "SOAP req",
  "SOAP res",
  "JSON req",
  "JSON res",
  "TS client",
  "TS server",
  "Shown by",
  "Backwards",
];

/** The page of all rules with their verdicts and the contracts that show them. */
export function printRules(tried: ReadonlyMap<string, readonly TriedRule[]>): string {
  const families = ruleFamilies.map(({ title, rules }) =>
    [`## ${title}`, "", ...table(rules.map((rule) => row(rule, tried.get(rule.id) ?? [])))].join("\n"),
  );
  return `${introduction}\n${families.join("\n\n")}\n`;
}

/** A table with its columns aligned, as the formatter wants it. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}

function row({ id, what, who, written }: Rule, tried: readonly TriedRule[]): readonly string[] {
  const examples = tried.slice(0, 3).map(({ title, example }) => `${title}: ${code(example)}`);
  const mirrors = [...new Set(tried.map(({ mirror }) => mirror))].map((mirror) =>
    mirror === id ? "itself" : `\`${mirror}\``,
  );
  return [`\`${id}\``, `${cell(what)} ${cell(who)}`, ...written, examples.join("<br>"), mirrors.join(", ")];
}

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|").replaceAll("`", "'")}\``;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<->", "↔").replaceAll("->", "→");
}
