import type { ComparisonReport } from "./comparison-report.js";
import { findingSentence, groupByChange, isWaived, openFindings, placeOf, surfacesText } from "./finding-text.js";

const severities = { error: "major", warning: "minor", info: "info" } as const;

/** Formats a GitLab Code Quality report: a list of issues with fingerprint and place. */
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

const commands = { error: "error", warning: "warning", info: "notice" } as const;

/** Formats workflow commands of GitHub Actions: an annotation for each change that is not waived. */
export function githubReport(report: ComparisonReport): string {
  const lines = groupByChange(report.findings).flatMap((group) => {
    const open = openFindings(group);
    const [first] = open;
    if (first === undefined) return [];
    const place = placeOf(first);
    const where =
      place === undefined ? [] : [`file=${property(place.uri)}`, `line=${place.line}`, `col=${place.column}`];
    const properties = [...where, `title=${property(first.rule)}`].join(",");
    return [`::${commands[first.level]} ${properties}::${data(`${findingSentence(first)}${surfacesText(open)}`)}`];
  });
  return lines.join("\n");
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
