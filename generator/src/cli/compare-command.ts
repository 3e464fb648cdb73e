import { pairEntries, requireNamedDocument } from "../base/compared-entries.js";
import { openBase } from "../base/open-base.js";
import { readSettings } from "../compare/findings/read-settings.js";
import { runComparison } from "./comparison.js";
import type { ComparisonOptions } from "./comparison-options.js";
import { compatibilitySection } from "./compatibility-section.js";
import { readReports, writeReports } from "./report-options.js";
import type { Terminal } from "./terminal.js";
import { withBase } from "./with-base.js";

/** Compares any two contracts: files, folders, revisions or URLs. A config is not needed. */
export async function compareCommand(
  base: string,
  head: string,
  options: ComparisonOptions,
  terminal: Terminal,
): Promise<number> {
  const reports = readReports(options.report ?? []);
  const section = options.config === undefined ? undefined : await compatibilitySection(options.config, terminal.cwd);
  const settings = readSettings(section, options);
  return withBase(terminal, async () => {
    const before = await openBase(base, terminal.cwd);
    try {
      const after = await openBase(head, terminal.cwd);
      try {
        const pairs = await pairEntries(before, after, options.contract);
        for (const { head: one } of pairs) await requireNamedDocument(before, one, after.tree);
        const sides = { base: before.tree, head: after.tree };
        const comparison = { pairs, ...sides, settings, waivers: options.waivers ?? [], others: [] };
        const { status, report } = await runComparison(comparison, terminal);
        if (report.contracts.length > 0) {
          await writeReports(report, reports, { infos: options.all === true }, terminal);
        }
        return status;
      } finally {
        after.close();
      }
    } finally {
      before.close();
    }
  });
}
