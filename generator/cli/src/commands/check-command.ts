import { join, resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { OutputFinding } from "@stubwright/codegen/write";
import { manifestName, outputText } from "@stubwright/codegen/write";
import { countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { contractName, kebabCase } from "@stubwright/contract/model";
import { configuredContracts, type Selection } from "../config/contract-selection.js";
import { exitStatus } from "../terminal/exit-status.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import { paint, type Terminal } from "../terminal/terminal.js";
import type { CheckedOutput, CheckOptions, OutputProblem } from "./check-against.js";

/** What each kind of problem means. */
const meanings = {
  stale: "the contract now produces something else",
  edited: "somebody changed the file",
  missing: "the file is missing",
  orphaned: "no contract produces this file",
} as const;

/**
 * Names each generated file that is not current, and fails if there is one. With a base, also fails if the contract breaks its
 * users. Writes nothing except reports.
 */
export async function checkCommand(options: CheckOptions, terminal: Terminal): Promise<number> {
  const { against, report } = options;
  if (against === undefined && report === undefined) refuseIdle(options);
  // If a program reads the report on standard output, the text for people goes to standard error.
  const isForPrograms = report?.some((wanted) => !wanted.includes("=") && wanted !== "text") === true;
  const people = isForPrograms ? { ...terminal, out: terminal.error } : terminal;
  const { config, contract } = options;
  const selection = await configuredContracts({ config, contract, mayBeEmpty: against !== undefined }, terminal);
  const compare = against === undefined && report === undefined ? undefined : await readyComparison(options, terminal);
  const problems: OutputProblem[] = [];
  let status: number = exitStatus.ok;
  for (const contract of selection.contracts) {
    const outcome = await checkOutput(contract, { selection, problems, diff: options.diff === true }, people);
    if (outcome === exitStatus.contract || status === exitStatus.ok) status = outcome;
  }
  return compare === undefined
    ? status
    : Math.max(status, await compare(selection, { problems, hasFailed: status !== exitStatus.ok }));
}

/** Prepares the comparison. Wrong options are refused here, before any file is listed. Throws `UsageError`. */
async function readyComparison(
  options: CheckOptions,
  terminal: Terminal,
): Promise<(selection: Selection, found: CheckedOutput) => Promise<number>> {
  const { checkAgainst, readCheckJudging } = await import("./check-against.js");
  const judging = await readCheckJudging(options, terminal);
  return (selection, found) => checkAgainst(selection, judging, found, terminal);
}

/**
 * Refuses options for a comparison if nothing is compared. They would have no effect, and a CI job without a base would always
 * pass. Throws `UsageError`.
 */
function refuseIdle({ config, contract, against, report, diff, ...judging }: CheckOptions): void {
  const idle = Object.entries(judging).find(([, value]) => value !== undefined);
  if (idle === undefined) return;
  throw new UsageError(`--${kebabCase(idle[0])} needs --against: stubwright check --against main`);
}

/** The selection, the list that collects problems, and whether differences are shown. */
interface OutputCheck {
  readonly selection: Selection;
  readonly problems: OutputProblem[];
  readonly diff: boolean;
}

async function checkOutput(
  contract: ContractOptions,
  { selection, problems, diff }: OutputCheck,
  terminal: Terminal,
): Promise<number> {
  const { digestsMatch } = await import("@stubwright/codegen/write");
  const out = resolve(selection.cwd, contract.out);
  const title = paint(terminal, "bold", contract.name ?? contract.entry);
  const isCurrent = (): number => {
    terminal.out(`${title}: ${paint(terminal, "green", "current")}`);
    return exitStatus.ok;
  };
  if (await digestsMatch(contract, out)) return isCurrent();
  const { runGeneration } = await import("../generation/run-generation.js");
  const { result } = await runGeneration(contract, { cwd: selection.cwd, allowNetwork: false }, terminal);
  printDiagnostics(result, terminal);
  if (result.files.length === 0) return exitStatus.contract;
  const { compareFiles } = await import("@stubwright/codegen/write");
  const findings = await compareFiles(out, result.files);
  if (findings.length === 0) return isCurrent();
  const texts = new Map(result.files.map((file) => [file.path, file.text]));
  for (const { kind, lineEnds, path } of findings) {
    const file = join(contract.out, path);
    problems.push({ contract: contractName(contract), kind, path: file });
    const meaning = paint(terminal, "dim", `(${lineEnds ? "only line endings differ" : meanings[kind]})`);
    terminal.out(`  ${paint(terminal, "red", kind.padEnd(8))}  ${file}  ${meaning}`);
    const wanted = lineEnds || path === manifestName ? undefined : texts.get(path);
    if (diff && wanted !== undefined) {
      const { printDifference } = await import("../terminal/print-difference.js");
      const text = (await outputText(join(out, path))) ?? "";
      printDifference(file, text.replaceAll("\r\n", "\n"), wanted, terminal);
    }
  }
  terminal.out(`${title}: ${countText(findings.length, "file")} not current. ${adviceFor(findings, contract.out)}`);
  return exitStatus.findings;
}

function adviceFor(findings: readonly OutputFinding[], out: string): string {
  if (findings.every(({ kind }) => kind === "orphaned"))
    return "Delete files that no contract produces, or move them to another folder.";
  const orphans = findings.some(({ kind }) => kind === "orphaned")
    ? ". Then delete the remaining orphaned files, or move them to another folder."
    : "";
  if (!findings.some(({ lineEnds }) => lineEnds)) return `Run: npx stubwright generate${orphans}`;
  return `Git changed line endings. To prevent that, add to .gitattributes: ${out.replaceAll("\\", "/")}/** -text (and the same for the contract)`;
}
