import type { Rule } from "../../../generator/compat/dist/rules/rule.js";
import { ruleFamilies } from "../../../generator/compat/dist/rules/rules.js";

/** A difference between a verdict and the result of a run. */
interface ExplainedRun {
  readonly rules: readonly string[];
  readonly surfaces: readonly string[];
  readonly kind: "kinder" | "stricter";
  readonly reason: string;
}

/** A pair of contracts that shows a rule, and the reported finding. */
export interface TriedRule {
  readonly title: string;
  readonly example: string;
  /** The rule of the same change looked at backwards. */
  readonly mirror: string;
}

const introduction = `# Compatibility rules

Written by the tests (\`conformance/src/compatibility/rules.test.ts\`); every example below is a pair of contracts
that the comparator was run on. \`UPDATE_DOCS=1\` rewrites this page, and a test fails where it has drifted.

How a level is decided: for each node, the comparator asks whether the messages that are valid under the new contract are
the same as before, more, fewer, or neither. A **request** is written by the client and read by the server; a **response**
is the other way round. So a wider type affects readers of responses, and a narrower one writers of requests.

- **E** error: a conforming old peer fails to dispatch, parse, validate or compile. **W** warning: it depends on how the
  peer reads, or cannot be decided. **I** info: recorded, never gates. **–** the surface is not touched.
- \`x / y\` is the type of a request / the type of a response. † moves one step with \`readers\`: down if that reader is open,
  up to error if it is closed. Our own proxies are open for members, and closed for values and types (\`enum-value-added\`,
  \`alternative-type-added\`). ‡ only if the mapped TypeScript type differs.
- The columns are for an **old client with the new server** (\`--order oc\`). A new client with an old server (\`--order nc\`)
  meets the same change backwards, so the rule in the last column applies.
- On SOAP, an error becomes info if the content as a whole accepts nothing less than before (requests) or nothing more
  (responses): whatever was regrouped, no message can fail.
- Documents and types of a service's schemas that none of its messages carry are a warning at most: somebody may keep such
  documents with the generated codecs, or send them where a wildcard allows them.
- One cause is reported once, at the declaration that people would look up: the type, element or group in which a member
  is written, however many others use it. A schema's default form, and a type that moves, are reported once for all their
  names together.
`;

const runIntroduction = `## What was run

The same pairs of contracts are also run (\`conformance/src/compatibility/rules.test.ts\`). Code is generated from both sides.
The old proxy calls the new server over HTTP and reads its answers (**SOAP run**, **JSON run**). Old client and handler code
is compiled against the new modules (**client** and **handler compiled**). After the dot, the new proxy calls the old server.

- \`request / response\`; one sign if the operation itself is concerned. ✓ all messages arrive as they were sent, ~ some
  lose members that the reader does not know, ≠ some are read as something else, ✗ some are refused or do not compile, –
  nothing could be sent. A test fails if an E does not fail or an I does; a W may do either.
- The messages are the same for every run: one with all members, one with only the required members, and fourteen with
  varying members.
- \\* the level is for all peers, and ours behave differently; the last table says why.
`;

const runHead = ["Rule", "SOAP run", "JSON run", "client compiled", "handler compiled"];
const reasonHead = ["Rules", "Where", "Ours are", "Why"];

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

/** The content of the page of rules, apart from the rules. */
interface RulesEvidence {
  readonly tried: ReadonlyMap<string, readonly TriedRule[]>;
  /** The cells of the second table by rule; empty texts where nothing was run. */
  readonly run: (rule: string) => readonly string[];
  readonly explained: readonly ExplainedRun[];
}

/** Prints the page of all rules with their verdicts, example contracts, and the results of the runs. */
export function printRules({ tried, run, explained }: RulesEvidence): string {
  const families = ruleFamilies.map(({ title, rules }) =>
    [
      `## ${title}`,
      "",
      ...table(
        head,
        rules.map((rule) => row(rule, tried.get(rule.id) ?? [])),
      ),
    ].join("\n"),
  );
  const ran = ruleFamilies
    .flatMap(({ rules }) => rules.map(({ id }) => [`\`${id}\``, ...run(id)]))
    .filter(([, ...cells]) => cells.some((text) => text !== ""));
  const reasons = explained.map((one) => [
    one.rules.map((id) => `\`${id}\``).join(", "),
    one.surfaces.join(", "),
    one.kind,
    cell(one.reason),
  ]);
  const pages = [...families, runIntroduction, table(runHead, ran).join("\n"), table(reasonHead, reasons).join("\n")];
  return `${introduction}\n${pages.map((page) => page.trimEnd()).join("\n\n")}\n`;
}

/** Prints a table with aligned columns, as the formatter does. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
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
