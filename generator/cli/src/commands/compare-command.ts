import { type Tree, withNetwork } from "@stubwright/compat/sides";
import { pairEntries, requireNamedDocument } from "../comparison/compared-entries.js";
import type { ComparisonOptions } from "../comparison/comparison-options.js";
import { readJudging } from "../comparison/judging.js";
import { openPlace } from "../comparison/open-place.js";
import { type Comparison, runComparison, withBase } from "../comparison/run-comparison.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options of `stubwright compare`. */
interface CompareOptions extends ComparisonOptions {
  /** Fetches documents that neither side has and the lock file does not pin. */
  readonly allowNetwork?: boolean;
}

/** Compares two contracts: files, folders, revisions or URLs. Needs no config. */
export async function compareCommand(
  base: string,
  head: string,
  options: CompareOptions,
  terminal: Terminal,
): Promise<number> {
  const judging = await readJudging(options, options.config, terminal.cwd);
  return withBase(terminal, async () => {
    const comparison = await openComparison(base, head, options, terminal);
    return runComparison(comparison, judging, terminal);
  });
}

/** Options that say what is compared. */
interface PlaceOptions {
  readonly contract?: string;
  readonly allowNetwork?: boolean;
}

/** Opens two places and pairs their contracts. Throws `UsageError` and `BaseUnavailableError`. */
export async function openComparison(
  base: string,
  head: string,
  { contract, allowNetwork }: PlaceOptions,
  terminal: Terminal,
): Promise<Comparison> {
  const before = await openPlace(base, terminal.cwd);
  const after = await openPlace(head, terminal.cwd);
  const entries = await pairEntries(before, after, contract);
  for (const { head: one } of entries.pairs) await requireNamedDocument(before, one, after.tree);
  const reached = allowNetwork === true ? withNetwork : (tree: Tree): Tree => tree;
  return { ...entries, base: reached(before.tree), head: reached(after.tree), others: [] };
}
