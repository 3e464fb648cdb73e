import type { EntryPair } from "../base/compared-entries.js";
import { locateFindings, pathFrom } from "../base/locate-findings.js";
import { readSide } from "../base/read-side.js";
import { readWaiverFiles } from "../base/read-waiver-files.js";
import type { Tree } from "../base/tree.js";
import { compareSides } from "../compare/compare-sides.js";
import { applyLevels } from "../compare/findings/apply-levels.js";
import { applyWaivers } from "../compare/findings/apply-waivers.js";
import type { Finding } from "../compare/findings/finding.js";
import type { Settings } from "../compare/findings/settings.js";
import { treeFinding } from "../compare/findings/tree-finding.js";
import { contractName } from "../model/names/contract-name.js";
import type { ComparedPair, ComparisonReport } from "../report/comparison-report.js";
import { failures } from "../report/comparison-report.js";
import { exitStatus } from "./exit-status.js";
import { generatedFindings } from "./generated-findings.js";
import { printDiagnostics } from "./print-diagnostics.js";
import type { Terminal } from "./terminal.js";
import { today } from "./today.js";

/** What is compared, and how it is judged. */
export interface Comparison {
  readonly pairs: readonly EntryPair[];
  readonly base: Tree;
  readonly head: Tree;
  readonly settings: Settings;
  /** Entries that are not compared, beside which waivers lie too. Default: none. */
  readonly uncompared?: readonly string[];
  /** Waiver files beside those of the settings. */
  readonly waivers: readonly string[];
  /** Findings of the same run that are not about messages. */
  readonly others: readonly Finding[];
}

/** Compares every pair; the status is that of a contract that does not load, where there is one. */
export async function runComparison(
  comparison: Comparison,
  terminal: Terminal,
): Promise<{ readonly status: number; readonly report: ComparisonReport }> {
  const { pairs, base, head, settings } = comparison;
  const findings: Finding[] = [...comparison.others];
  const contracts: ComparedPair[] = [];
  const entries: Record<string, string> = {};
  let status: number = exitStatus.ok;
  for (const pair of pairs) {
    const compared = await comparePair(pair, comparison, terminal);
    if (compared === undefined) {
      status = exitStatus.contract;
      continue;
    }
    const name = contractName(pair.head);
    contracts.push({ name, base: base.label, head: head.label, status: compared.status });
    entries[name] = pathFrom(terminal.cwd, pair.head.entry, head);
    for (const finding of locateFindings(compared.findings, pair, { base, head }, terminal.cwd)) findings.push(finding);
  }
  const waivers = await readWaiverFiles({
    cwd: head.cwd,
    entries: [...pairs.map((pair) => pair.head.entry), ...(comparison.uncompared ?? [])],
    files: [...settings.waivers, ...comparison.waivers],
  });
  const marked = applyLevels(applyWaivers(applyLevels(findings, settings), waivers, today()), settings);
  // Where nothing is compared, a waiver of a change has nothing to match.
  const told = pairs.length > 0 ? marked : marked.filter(({ rule }) => rule !== "waiver-unused");
  const report = { contracts, entries, findings: told, failOn: settings.failOn };
  if (status === exitStatus.ok && failures(report).length > 0) status = exitStatus.findings;
  return { status, report };
}

interface ComparedSides {
  readonly status: "compared" | "new";
  readonly findings: readonly Finding[];
}

async function comparePair(
  pair: EntryPair,
  { base, head, settings }: Comparison,
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
  const isSource = settings.surfaces.some((surface) => surface.startsWith("ts-"));
  const generated = isSource ? await generatedFindings(name, pair, { base, head }, settings.surfaces) : [];
  return { status: "compared", findings: [...findings, ...generated] };
}
