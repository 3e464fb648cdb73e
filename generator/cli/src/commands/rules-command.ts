import { reportSchema } from "@stubwright/compat/report";
import { allRules, ruleFamilies } from "@stubwright/compat/rules";
import { exitStatus } from "../terminal/exit-status.js";
import { paint, type Terminal } from "../terminal/terminal.js";

/** Options of `stubwright rules`. */
interface RulesOptions {
  readonly json?: boolean;
  readonly reportSchema?: boolean;
}

/** Prints all rules with their levels as a table or as JSON, or prints the schema of the JSON report. */
export function rulesCommand(options: RulesOptions, terminal: Terminal): number {
  if (options.reportSchema === true) terminal.out(JSON.stringify(reportSchema, undefined, 2));
  else if (options.json === true) terminal.out(JSON.stringify(allRules.map(ruleJson), undefined, 2));
  else for (const line of tableLines(terminal)) terminal.out(line);
  return exitStatus.ok;
}

function ruleJson({ id, what, who, verdicts }: (typeof allRules)[number]) {
  return { id, what, who, verdicts };
}

function tableLines(terminal: Terminal): readonly string[] {
  const columns = ["soap req", "soap res", "json req", "json res", "ts client", "ts server"];
  const row = (first: string, cells: readonly string[]): string =>
    `${first.padEnd(36)}${cells.map((cell) => cell.padEnd(10)).join("")}`.trimEnd();
  return [
    row("", columns),
    ...ruleFamilies.flatMap(({ title, rules }) => [
      paint(terminal, "bold", title),
      ...rules.map((rule) => row(`  ${rule.id}`, rule.written)),
    ]),
    "",
    "E error, W warning, I info, – no effect; x / y request / response; † depends on --readers; ‡ only if the TypeScript",
    "type differs. The levels are for old clients with the new server. For more: stubwright explain <rule>",
  ];
}
