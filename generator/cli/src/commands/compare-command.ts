import { pairEntries, requireNamedDocument } from "../base/compared-entries.js";
import { openBase } from "../base/open-base.js";
import { runComparison, withBase } from "./comparison.js";
import type { ComparisonOptions } from "./comparison-options.js";
import { readJudging } from "./judging.js";
import type { Terminal } from "./terminal.js";

/** Compares any two contracts: files, folders, revisions or URLs. A config is not needed. */
export async function compareCommand(
  base: string,
  head: string,
  options: ComparisonOptions,
  terminal: Terminal,
): Promise<number> {
  const judging = await readJudging(options, options.config, terminal.cwd);
  return withBase(terminal, async () => {
    const before = await openBase(base, terminal.cwd);
    const after = await openBase(head, terminal.cwd);
    const entries = await pairEntries(before, after, options.contract);
    for (const { head: one } of entries.pairs) await requireNamedDocument(before, one, after.tree);
    const comparison = { ...entries, base: before.tree, head: after.tree, others: [] };
    return runComparison(comparison, judging, terminal);
  });
}
