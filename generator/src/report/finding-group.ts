import type { Finding } from "../compare/findings/finding.js";
import type { Span } from "../diagnostics/span.js";

/** What one change does, finding by finding, the worst first. */
export type FindingGroup = readonly [Finding, ...Finding[]];

/** Findings of one change together, in the order in which they came. */
export function groupByChange(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const group = groups.get(finding.change);
    if (group === undefined) groups.set(finding.change, [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}

/** Where a change is shown: in the head, or in the base where the head has nothing of it. */
export function placeOf({ head, base }: Pick<Finding, "head" | "base">): Span | undefined {
  return head ?? base;
}

/** Whether all that a change does is waived. */
export function isWaived(group: FindingGroup): boolean {
  return group.every((finding) => finding.waivedBy !== undefined);
}
