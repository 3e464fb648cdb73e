import type { ComparisonReport } from "./comparison-report.js";
import { groupByChange, isWaived, placeOf } from "./finding-group.js";
import { findingSentence, surfacesText } from "./finding-text.js";

const severities = { error: "major", warning: "minor", info: "info" } as const;

/** GitLab's Code Quality report: a list of issues with a fingerprint and a place. */
export function gitlabReport(report: ComparisonReport): string {
  const issues = groupByChange(report.findings).flatMap((group) => {
    if (isWaived(group)) return [];
    const open = group.filter((finding) => finding.waivedBy === undefined);
    const [first = group[0]] = open;
    const place = placeOf(first);
    return [
      {
        description: `${findingSentence(first)}${surfacesText(open)}`,
        check_name: first.rule,
        fingerprint: first.change,
        severity: severities[first.level],
        location: { path: place?.uri ?? first.contract, lines: { begin: place?.line ?? 1 } },
      },
    ];
  });
  return JSON.stringify(issues, undefined, 2);
}
