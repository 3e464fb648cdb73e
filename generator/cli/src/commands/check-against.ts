import { basename } from "node:path";
import type { OutputFinding } from "@stubwright/codegen/write";
import type { Finding } from "@stubwright/compat/findings";
import { treeFinding } from "@stubwright/compat/findings";
import { configName } from "@stubwright/compat/report";
import { diskTree } from "@stubwright/compat/sides";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type ComparedEntries, pairConfigured, requireNamedDocument } from "../base/compared-entries.js";
import { openBase } from "../base/open-base.js";
import { runComparison, withBase } from "./comparison.js";
import type { ComparisonOptions } from "./comparison-options.js";
import type { Selection } from "./contract-selection.js";
import { importFindings } from "./import-findings.js";
import { type Judging, readJudging } from "./judging.js";
import type { Terminal } from "./terminal.js";

/** Options of `check` that compare with a base. */
export interface CheckOptions extends ComparisonOptions {
  /** `true` is the target of the merge request that CI runs for. */
  readonly against?: string | true;
  /** Also shows what differs in files that are not current. */
  readonly diff?: boolean;
}

/** A generated file that is not what it should be. */
export interface OutputProblem extends Pick<OutputFinding, "kind" | "path"> {
  readonly contract: string;
}

const stubRules = {
  stale: "stubs-stale",
  missing: "stubs-stale",
  edited: "stubs-edited",
  orphaned: "stubs-orphaned",
} as const;

/** How a run is judged and reported, and with what it is compared. */
interface CheckJudging extends Judging {
  /** As it is named; undefined where nothing is compared. */
  readonly base: string | undefined;
  /** The file name of the config, in both trees. */
  readonly config: string;
  /** The one contract to take. */
  readonly contract: string | undefined;
}

/** Reads what the options and the config say of a comparison. Throws `UsageError`. */
export async function readCheckJudging(options: CheckOptions, terminal: Terminal): Promise<CheckJudging> {
  const { against, config = configName, contract } = options;
  const judging = await readJudging(options, config, terminal.cwd);
  const base = against === true ? targetOfRequest(terminal.env) : against;
  return { ...judging, base, config: basename(config), contract };
}

/** What `check` has found in the tree before anything is compared. */
export interface CheckedOutput {
  readonly problems: readonly OutputProblem[];
  readonly hasFailed: boolean;
}

/** Compares the contracts of the config with a base, and reports that together with what `check` found in the tree. */
export async function checkAgainst(
  selection: Selection,
  judging: CheckJudging,
  { problems, hasFailed }: CheckedOutput,
  terminal: Terminal,
): Promise<number> {
  const { base: name, config, contract } = judging;
  const { contracts, cwd } = selection;
  const head = diskTree(cwd, "the working tree");
  const others = [...problems.map(outputFinding), ...(await importFindings(selection))];
  if (name === undefined) {
    const uncompared = contracts.map(({ entry }) => entry);
    return runComparison(
      { pairs: [], removed: [], uncompared, base: head, head, others, hasFailed },
      judging,
      terminal,
    );
  }
  return withBase(terminal, async () => {
    const base = await openBase(name, cwd);
    const entries =
      base.entry === undefined
        ? await pairConfigured({ base: base.tree, head }, config, contract)
        : namedEntry(selection, base.entry);
    for (const pair of entries.pairs) await requireNamedDocument(base, pair.head, head);
    return runComparison({ ...entries, base: base.tree, head, others, hasFailed }, judging, terminal);
  });
}

/** One document as the base of the one contract of the config. */
function namedEntry({ contracts }: Selection, entry: string): ComparedEntries {
  const [head, ...others] = contracts;
  if (head === undefined || others.length > 0) {
    throw new UsageError("The config has several contracts: name the one of the base with --contract.");
  }
  const { name, names, namespaces } = head;
  return { pairs: [{ base: { entry, name, names, namespaces }, head }], removed: [] };
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
