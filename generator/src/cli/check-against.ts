import { type EntryPair, pairConfigured, requireNamedDocument } from "../base/compared-entries.js";
import { openBase } from "../base/open-base.js";
import { diskTree } from "../base/tree.js";
import type { Finding } from "../compare/findings/finding.js";
import { readSettings } from "../compare/findings/read-settings.js";
import type { Settings } from "../compare/findings/settings.js";
import { treeFinding } from "../compare/findings/tree-finding.js";
import { configName } from "../config/config-name.js";
import { UsageError } from "../config/usage-error.js";
import { runComparison } from "./comparison.js";
import type { ComparisonOptions } from "./comparison-options.js";
import { compatibilitySection } from "./compatibility-section.js";
import type { Selection } from "./contract-selection.js";
import { importFindings } from "./import-findings.js";
import { readReports, type WantedReport, writeReports } from "./report-options.js";
import type { Terminal } from "./terminal.js";
import { withBase } from "./with-base.js";

/** Options of `check` that compare with a base. */
export interface CheckOptions extends ComparisonOptions {
  /** `true` is the target of the merge request that CI runs for. */
  readonly against?: string | true;
}

/** A generated file that is not what it should be. */
export interface OutputProblem {
  readonly contract: string;
  readonly kind: "stale" | "edited" | "missing" | "orphaned";
  readonly path: string;
}

const stubRules = {
  stale: "stubs-stale",
  missing: "stubs-stale",
  edited: "stubs-edited",
  orphaned: "stubs-orphaned",
} as const;

/** How a run is judged and reported, as its options say. */
interface Judging {
  readonly options: CheckOptions;
  readonly reports: readonly WantedReport[];
  readonly settings: Settings;
  /** What to compare with, as it is named; undefined where nothing is compared. */
  readonly base: string | undefined;
}

/** Reads what the options and the config say of a comparison. Throws `UsageError`. */
export async function readJudging(options: CheckOptions, terminal: Terminal): Promise<Judging> {
  const { against, config = configName, report = [] } = options;
  const reports = readReports(report);
  const settings = readSettings(await compatibilitySection(config, terminal.cwd), options);
  return { options, reports, settings, base: against === true ? targetOfRequest(terminal.env) : against };
}

/** Compares the contracts of the config with a base, and reports that together with what `check` found in the tree. */
export async function checkAgainst(
  selection: Selection,
  judging: Judging,
  problems: readonly OutputProblem[],
  terminal: Terminal,
): Promise<number> {
  const { options, reports, settings, base: name } = judging;
  const others = [...problems.map(outputFinding), ...(await importFindings(selection))];
  if (name === undefined) return reportOnly(selection, judging, others, terminal);
  return withBase(terminal, async () => {
    const base = await openBase(name, selection.cwd);
    try {
      const head = diskTree(selection.cwd, "the working tree");
      const pairs =
        base.entry === undefined
          ? await pairConfigured(selection.contracts, base.tree)
          : [entryPair(selection, base.entry)];
      for (const pair of pairs) await requireNamedDocument(base, pair.head, head);
      const comparison = { pairs, base: base.tree, head, settings, waivers: options.waivers ?? [], others };
      const outcome = await runComparison(comparison, terminal);
      if (outcome.report.contracts.length > 0) {
        await writeReports(outcome.report, reports, { infos: options.all === true }, terminal);
      }
      return outcome.status;
    } finally {
      base.close();
    }
  });
}

/** Without a base only the tree is told of. */
async function reportOnly(
  selection: Selection,
  { options, reports, settings }: Judging,
  others: readonly Finding[],
  terminal: Terminal,
): Promise<number> {
  const tree = diskTree(selection.cwd, "the working tree");
  const uncompared = selection.contracts.map(({ entry }) => entry);
  const waivers = options.waivers ?? [];
  const comparison = { pairs: [], uncompared, base: tree, head: tree, settings, waivers, others };
  const { status, report } = await runComparison(comparison, terminal);
  await writeReports(report, reports, { infos: options.all === true }, terminal);
  return status;
}

/** One document as the base of the one contract of the config. */
function entryPair({ contracts }: Selection, entry: string): EntryPair {
  const [head, ...others] = contracts;
  if (head === undefined || others.length > 0) {
    throw new UsageError("The config has several contracts: name the one of the base with --contract.");
  }
  const { name, names, namespaces } = head;
  return { base: { entry, name, names, namespaces }, head };
}

function outputFinding({ contract, kind, path }: OutputProblem): Finding {
  const at = { uri: path, line: 1, column: 1 };
  return treeFinding(stubRules[kind], "file", path, { contract, new: kind, at });
}

/** What CI says of the merge request it runs for, as its merge base. Throws `UsageError` outside of one. */
function targetOfRequest(env: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_BASE_REF: github, CI_MERGE_REQUEST_DIFF_BASE_SHA: gitlab } = env;
  if (gitlab !== undefined && gitlab !== "") return `git:${gitlab}`;
  if (github !== undefined && github !== "") return `git-merge-base:origin/${github}`;
  throw new UsageError("Outside a pull or merge request, --against needs a base: stubwright check --against main");
}
