import { type Group, groupBy } from "@stubwright/contract/collection";
import type { Span } from "@stubwright/contract/diagnostics";
import type { Finding } from "../findings/finding.js";

/** What one change does, finding by finding, the worst first. */
export type FindingGroup = Group<Finding>;

/** Findings of one change together, in the order in which they came. */
export function groupByChange(findings: readonly Finding[]): readonly FindingGroup[] {
  return [...groupBy(findings, ({ change }) => change).values()];
}

/** Where a change is shown: in the head, or in the base where the head has nothing of it. */
export function placeOf({ head, base }: Pick<Finding, "head" | "base">): Span | undefined {
  return head ?? base;
}

/** What breaks somebody and no waiver lets pass, in its order. */
export function openFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ level, waivedBy }) => level !== "info" && waivedBy === undefined);
}

/** Whether all that a change breaks is waived; what it breaks nowhere no waiver speaks of. */
export function isWaived(group: FindingGroup): boolean {
  return openFindings(group).length === 0 && group.some(({ waivedBy }) => waivedBy !== undefined);
}
