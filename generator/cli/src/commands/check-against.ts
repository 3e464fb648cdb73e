import { basename } from "node:path";
import type { OutputFinding } from "@stubwright/codegen/write";
import type { Finding } from "@stubwright/compat/findings";
import { treeFinding } from "@stubwright/compat/findings";
import { configName } from "@stubwright/compat/report";
import { diskTree } from "@stubwright/compat/sides";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type ComparedEntries, pairConfigured, requireNamedDocument } from "../comparison/compared-entries.js";
import type { ComparisonOptions } from "../comparison/comparison-options.js";
import { importFindings } from "../comparison/import-findings.js";
import { type Judging, readJudging } from "../comparison/judging.js";
import { openPlace } from "../comparison/open-place.js";
import { runComparison, withBase } from "../comparison/run-comparison.js";
import type { Selection } from "../config/contract-selection.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options of `stubwright check`. */
export interface CheckOptions extends ComparisonOptions {
  /** The base to compare with. `true` means the target branch of the merge request that CI runs for. */
  readonly against?: string | true;
  /** Also shows the differences of files that are not current. */
  readonly diff?: boolean;
}

/** A generated file that is not current. */
export interface OutputProblem extends Pick<OutputFinding, "kind" | "path"> {
  readonly contract: string;
}

const stubRules = {
  stale: "stubs-stale",
  missing: "stubs-stale",
  edited: "stubs-edited",
  orphaned: "stubs-orphaned",
} as const;

/** How a run of `check` is judged and reported, and the base to compare with. */
interface CheckJudging extends Judging {
  /** The name of the base. Undefined if nothing is compared. */
  readonly base: string | undefined;
  /** The file name of the config, in both trees. */
  readonly config: string;
  /** The name of the only contract to check. Undefined for all contracts. */
  readonly contract: string | undefined;
}

/** Checks the options and the config's `compatibility` section. Throws `UsageError`. */
export async function readCheckJudging(options: CheckOptions, terminal: Terminal): Promise<CheckJudging> {
  const { against, config = configName, contract } = options;
  const judging = await readJudging(options, config, terminal.cwd);
  const base = against === true ? targetOfRequest(terminal.env) : against;
  return { ...judging, base, config: basename(config), contract };
}

/** The result of checking the generated files, before the comparison. */
export interface CheckedOutput {
  readonly problems: readonly OutputProblem[];
  readonly hasFailed: boolean;
}

/** Compares the contracts of the config with a base. One report has these findings and those about generated files. */
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
    const base = await openPlace(name, cwd);
    const entries =
      base.entry === undefined
        ? await pairConfigured({ base: base.tree, head }, config, contract)
        : namedEntry(selection, base.entry);
    for (const pair of entries.pairs) await requireNamedDocument(base, pair.head, head);
    return runComparison({ ...entries, base: base.tree, head, others, hasFailed, config }, judging, terminal);
  });
}

/** Pairs a named base document with the contract of the config. Throws `UsageError` if the config has several contracts. */
function namedEntry({ contracts }: Selection, entry: string): ComparedEntries {
  const [head, ...others] = contracts;
  if (head === undefined || others.length > 0) {
    throw new UsageError("The config has several contracts. Choose the contract to compare with --contract.");
  }
  const { name, names, namespaces } = head;
  return { pairs: [{ base: { entry, name, names, namespaces }, head }], removed: [] };
}

function outputFinding({ contract, kind, path }: OutputProblem): Finding {
  const at = { uri: path, line: 1, column: 1 };
  return treeFinding(stubRules[kind], "file", path, { contract, new: kind, at });
}

/** Returns the base of the merge request that CI runs for, from CI's environment variables. Throws `UsageError` outside of a merge request. */
function targetOfRequest(env: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_BASE_REF: github, CI_MERGE_REQUEST_DIFF_BASE_SHA: gitlab } = env;
  if (gitlab !== undefined && gitlab !== "") return `git:${gitlab}`;
  if (github !== undefined && github !== "") return `git-merge-base:origin/${github}`;
  throw new UsageError(
    "--against needs a base outside of a pull request or merge request: stubwright check --against main",
  );
}
