import { dirname, relative, resolve, sep } from "node:path";
import { type ReleaseKind, releaseKindOf } from "@stubwright/compat/advice";
import type { Finding, Settings } from "@stubwright/compat/findings";
import { applyLevels, applyWaivers, areWrittenAlike, compareSides, treeFinding } from "@stubwright/compat/findings";
import { type ComparedPair, type ComparisonReport, isFailed } from "@stubwright/compat/report";
import { isSource } from "@stubwright/compat/rules";
import type { Tree, Trees } from "@stubwright/compat/sides";
import { readSide } from "@stubwright/compat/sides";
import type { Span } from "@stubwright/contract/diagnostics";
import { contractName } from "@stubwright/contract/model";
import { isBuiltInLocation, isNetworkLocation } from "@stubwright/contract/read";
import { exitStatus } from "../terminal/exit-status.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import type { Terminal } from "../terminal/terminal.js";
import type { ComparedContract, ComparedEntries, EntryPair } from "./compared-entries.js";
import { contractNameFindings, generatedFindings } from "./generated-findings.js";
import { packageOf } from "./generated-package.js";
import { BaseUnavailableError } from "./git.js";
import type { Judging } from "./judging.js";
import { type PackagePair, versionFindings } from "./release-advice.js";
import { writeReports } from "./reports.js";
import { readWaiverFiles, today } from "./waiver-files.js";

/** The input of a comparison. */
export interface Comparison extends ComparedEntries, Trees {
  /** Entries that are not compared, but whose waivers count. Default: none. */
  readonly uncompared?: readonly string[];
  /** Findings of the same run about other things than messages. */
  readonly others: readonly Finding[];
  /** Whether the same run has failed already. Default: no. */
  readonly hasFailed?: boolean;
  /** The file name of the config, in which versions of packages are found. Default: `stubwright.config.json`. */
  readonly config?: string;
}

/** The kind of release that the changes of a contract demand, and the package to release. */
export interface ContractRelease {
  readonly release: ReleaseKind;
  readonly packages: PackagePair;
}

/** The result of a comparison: the exit status so far, the report, and the release of each contract by its name. */
interface Compared {
  readonly status: number;
  readonly report: ComparisonReport;
  readonly releases: ReadonlyMap<string, ContractRelease>;
}

/** Runs a function that needs a base. If the base is unavailable, prints the reason and a command that helps, and returns status 4. */
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
 * Compares all pairs and writes the reports. No report is written if no pair could be compared. Returns the exit status:
 * 3 if a contract does not load, else 1 if a finding fails the run.
 */
export async function runComparison(comparison: Comparison, judging: Judging, terminal: Terminal): Promise<number> {
  const { status, report } = await compareEntries(comparison, judging, terminal);
  if (comparison.pairs.length === 0 || report.contracts.length > 0) await writeReports(report, judging, terminal);
  return status === exitStatus.ok && isFailed(report) ? exitStatus.findings : status;
}

/** Compares all pairs, and applies levels and waivers. Prints why a contract does not load; the status is then 3. */
export async function compareEntries(
  comparison: Comparison,
  judging: Pick<Judging, "settings" | "waivers">,
  terminal: Terminal,
): Promise<Compared> {
  const { pairs, removed, base, head } = comparison;
  const { settings } = judging;
  const releases = new Map<string, ContractRelease>();
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
    releases.set(name, compared);
    for (const finding of locateFindings(compared.findings, pair, { base, head }, terminal.cwd)) findings.push(finding);
  }
  for (const contract of removed) {
    contracts.push({ name: contractName(contract), base: base.label, head: head.label, status: "removed" });
    findings.push(...removalFindings(contract, settings));
    const packages = { base: await packageOf(contract, base, comparison.config), head: undefined };
    releases.set(contractName(contract), { release: "major", packages });
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
  // Without a comparison there are no changes, so every waiver of a change would count as unused.
  const isCompared = pairs.length > 0 || removed.length > 0;
  const reported = isCompared ? marked : marked.filter(({ rule }) => rule !== "waiver-unused");
  const mustFail = comparison.hasFailed === true || status !== exitStatus.ok;
  return { status, report: { contracts, entries, findings: reported, failOn: settings.failOn, mustFail }, releases };
}

/** The findings for a contract that the config no longer lists. Nobody serves the contract or generates its code any more. */
function removalFindings(contract: ComparedContract, { surfaces }: Settings): readonly Finding[] {
  const name = contractName(contract);
  return surfaces.map((surface) => ({
    ...treeFinding("contract-removed", "contract", name, { contract: name, old: contract.entry, surface }),
    who: isSource(surface) ? [] : ["OC"],
  }));
}

interface ComparedSides extends ContractRelease {
  readonly status: "compared" | "new";
  readonly findings: readonly Finding[];
}

async function comparePair(
  pair: EntryPair,
  { base, head, config }: Trees & Pick<Comparison, "config">,
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
    terminal.error(`The contract from ${tree.label} does not load.`);
    return undefined;
  }
  const name = contractName(pair.head);
  const packages = {
    base: await packageOf(pair.base, base, config),
    head: await packageOf(pair.head, head, config),
  };
  const released = (status: ComparedSides["status"], all: readonly Finding[], isRewritten: boolean): ComparedSides => {
    const release = releaseKindOf(applyLevels(all, settings), { isRewritten });
    const versions = versionFindings(name, packages, release, settings.surfaces);
    return { status, findings: [...all, ...versions], release, packages };
  };
  if (baseSide.kind !== "read" || headSide.kind !== "read") {
    const facts = { contract: name, new: pair.head.entry };
    return released("new", [treeFinding("contract-new", "contract", name, facts)], true);
  }
  if (baseSide.refused !== undefined)
    printDiagnostics(baseSide.refused, terminal, `only the readable routes of ${base.label} are compared`);
  const findings = compareSides({ name, old: baseSide.side, now: headSide.side }, settings, today());
  const hasSource = settings.surfaces.some(isSource);
  const generated = hasSource ? await generatedFindings(name, pair, { base, head }, settings.surfaces) : [];
  const hasOperations = headSide.side.contract.portTypes.some(({ operations }) => operations.length > 0);
  const named = hasOperations ? contractNameFindings(name, pair, settings.surfaces) : [];
  const isRewritten = !areWrittenAlike(baseSide.side, headSide.side);
  return released("compared", [...findings, ...generated, ...named], isRewritten);
}

/** Rewrites the paths of findings: relative to `cwd` instead of to the entry document. */
function locateFindings(findings: readonly Finding[], pair: EntryPair, trees: Trees, cwd: string): readonly Finding[] {
  const base = locator(pair.base.entry, trees.base, cwd);
  const head = locator(pair.head.entry, trees.head, cwd);
  return findings.map((finding) => ({
    ...finding,
    base: finding.base === undefined ? undefined : base(finding.base),
    head: finding.head === undefined ? undefined : head(finding.head),
  }));
}

/** The path of a tree's entry relative to `cwd`. A URL stays as it is. */
function pathFrom(cwd: string, entry: string, tree: Tree): string {
  return isNetworkLocation(entry) ? entry : shownPath(cwd, resolve(tree.cwd, entry));
}

/** A relative path with `/` on every system. */
function shownPath(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join("/");
}

function locator(entry: string, tree: Tree, cwd: string): (at: Span) => Span {
  if (isNetworkLocation(entry)) return (at) => at;
  const folder = dirname(resolve(tree.cwd, entry));
  return (at) => {
    if (isNetworkLocation(at.uri) || isBuiltInLocation(at.uri)) return at;
    return { ...at, uri: shownPath(cwd, resolve(folder, at.uri)) };
  };
}
