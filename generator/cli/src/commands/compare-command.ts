import { type Tree, withNetwork } from "@stubwright/compat/sides";
import { pairEntries, requireNamedDocument } from "../base/compared-entries.js";
import { openBase } from "../base/open-base.js";
import { runComparison, withBase } from "./comparison.js";
import type { ComparisonOptions } from "./comparison-options.js";
import { readJudging } from "./judging.js";
import type { Terminal } from "./terminal.js";

/** Options of `compare`. */
export interface CompareOptions extends ComparisonOptions {
  /** Documents that are on neither side nor pinned by the lock file may be fetched. */
  readonly allowNetwork?: boolean;
}

/** Compares any two contracts: files, folders, revisions or URLs. A config is not needed. */
export async function compareCommand(
  base: string,
  head: string,
  options: CompareOptions,
  terminal: Terminal,
): Promise<number> {
  const judging = await readJudging(options, options.config, terminal.cwd);
  return withBase(terminal, async () => {
    const before = await openBase(base, terminal.cwd);
    const after = await openBase(head, terminal.cwd);
    const entries = await pairEntries(before, after, options.contract);
    for (const { head: one } of entries.pairs) await requireNamedDocument(before, one, after.tree);
    const reached = options.allowNetwork === true ? withNetwork : (tree: Tree): Tree => tree;
    const comparison = { ...entries, base: reached(before.tree), head: reached(after.tree), others: [] };
    return runComparison(comparison, judging, terminal);
  });
}
