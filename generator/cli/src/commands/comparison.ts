import { compareSides } from "@stubwright/compat/compare";
import type { Finding, Settings } from "@stubwright/compat/findings";
import { applyLevels, applyWaivers, treeFinding } from "@stubwright/compat/findings";
import { type ComparedPair, isFailed } from "@stubwright/compat/report";
import { isSource } from "@stubwright/compat/rules";
import type { Trees } from "@stubwright/compat/sides";
import { readSide } from "@stubwright/compat/sides";
import { contractName } from "@stubwright/contract/model";
import { BaseUnavailableError } from "../base/base-unavailable-error.js";
import type { ComparedContract, ComparedEntries, EntryPair } from "../base/compared-entries.js";
import { locateFindings, pathFrom } from "../base/locate-findings.js";
import { readWaiverFiles } from "../base/read-waiver-files.js";
import { exitStatus } from "./exit-status.js";
import { contractNameFindings, generatedFindings } from "./generated-findings.js";
import type { Judging } from "./judging.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { writeReports } from "./report-options.js";
import type { Terminal } from "./terminal.js";
import { today } from "./today.js";

/** What is compared. */
interface Comparison extends ComparedEntries, Trees {
  /** Entries that are not compared, beside which waivers lie too. Default: none. */
  readonly uncompared?: readonly string[];
  /** Findings of the same run that are not about messages. */
  readonly others: readonly Finding[];
  /** Whether the same run has failed already. Default: no. */
  readonly hasFailed?: boolean;
}

/** Runs something that needs a base; one that cannot be had has its own status, and the command that brings it. */
export async function withBase(terminal: Terminal, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BaseUnavailableError)) throw error;
    terminal.error(error.message);
    if (error.command !== undefined) terminal.error(`Try:\n  ${error.command}`);
    return exitStatus.base;
  }
}

/**
 * Compares every pair and reports what was found, unless none was to be had. The status is that of a contract that does not load,
 * where there is one.
 */
export async function runComparison(comparison: Comparison, judging: Judging, terminal: Terminal): Promise<number> {
  const { pairs, removed, base, head } = comparison;
  const { settings } = judging;
  const findings: Finding[] = [...comparison.others];
  const contracts: ComparedPair[] = [];
  const entries: Record<string, string> = {};
  let status: number = exitStatus.ok;
  for (const pair of pairs) {
    const compared = await comparePair(pair, comparison, settings, terminal);
    if (compared === undefined) {
      status = exitStatus.contract;
      continue;
    }
    const name = contractName(pair.head);
    contracts.push({ name, base: base.label, head: head.label, status: compared.status });
    entries[name] = pathFrom(terminal.cwd, pair.head.entry, head);
    for (const finding of locateFindings(compared.findings, pair, { base, head }, terminal.cwd)) findings.push(finding);
  }
  for (const contract of removed) {
    contracts.push({ name: contractName(contract), base: base.label, head: head.label, status: "removed" });
    findings.push(...removalFindings(contract, settings));
  }
  const waivers = await readWaiverFiles({
    cwd: head.cwd,
    entries: [
      ...pairs.map((pair) => pair.head.entry),
      ...removed.map(({ entry }) => entry),
      ...(comparison.uncompared ?? []),
    ],
    files: [...settings.waivers, ...judging.waivers],
  });
  const marked = applyLevels(applyWaivers(applyLevels(findings, settings), waivers, today()), settings);
  // Where nothing is compared, a waiver of a change has nothing to match.
  const isCompared = pairs.length > 0 || removed.length > 0;
  const told = isCompared ? marked : marked.filter(({ rule }) => rule !== "waiver-unused");
  const mustFail = comparison.hasFailed === true || status !== exitStatus.ok;
  const report = { contracts, entries, findings: told, failOn: settings.failOn, mustFail };
  if (pairs.length === 0 || contracts.length > 0) await writeReports(report, judging, terminal);
  return status === exitStatus.ok && isFailed(report) ? exitStatus.findings : status;
}

/** A contract that the config has no more: nobody serves it or makes code of it, whoever used it. */
function removalFindings(contract: ComparedContract, { surfaces }: Settings): readonly Finding[] {
  const name = contractName(contract);
  return surfaces.map((surface) => ({
    ...treeFinding("contract-removed", "contract", name, { contract: name, old: contract.entry, surface }),
    who: isSource(surface) ? [] : ["OC"],
  }));
}

interface ComparedSides {
  readonly status: "compared" | "new";
  readonly findings: readonly Finding[];
}

async function comparePair(
  pair: EntryPair,
  { base, head }: Trees,
  settings: Settings,
  terminal: Terminal,
): Promise<ComparedSides | undefined> {
  const [baseSide, headSide] = [await readSide(pair.base, base, "base"), await readSide(pair.head, head, "head")];
  if (headSide.kind === "absent") {
    terminal.error(`${head.label} has no ${pair.head.entry}.`);
    return undefined;
  }
  for (const [side, tree] of [
    [baseSide, base],
    [headSide, head],
  ] as const) {
    if (side.kind !== "broken") continue;
    printDiagnostics(side, terminal, "nothing was compared");
    terminal.error(`The contract cannot be loaded from ${tree.label}.`);
    return undefined;
  }
  const name = contractName(pair.head);
  if (baseSide.kind !== "read" || headSide.kind !== "read") {
    const facts = { contract: name, new: pair.head.entry };
    return { status: "new", findings: [treeFinding("contract-new", "contract", name, facts)] };
  }
  if (baseSide.refused !== undefined)
    printDiagnostics(baseSide.refused, terminal, `the routes of ${base.label} are compared as far as they can be read`);
  const findings = compareSides({ name, old: baseSide.side, now: headSide.side }, settings, today());
  const hasSource = settings.surfaces.some(isSource);
  const generated = hasSource ? await generatedFindings(name, pair, { base, head }, settings.surfaces) : [];
  const hasOperations = headSide.side.contract.portTypes.some(({ operations }) => operations.length > 0);
  const named = hasOperations ? contractNameFindings(name, pair, settings.surfaces) : [];
  return { status: "compared", findings: [...findings, ...generated, ...named] };
}
