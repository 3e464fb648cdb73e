import type { ComparisonReport } from "./comparison-report.js";
import { groupByChange, openFindings, placeOf } from "./finding-group.js";
import { findingSentence, surfacesText } from "./finding-text.js";

const commands = { error: "error", warning: "warning", info: "notice" } as const;

/** Workflow commands of GitHub Actions: an annotation for each change that is not waived. */
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
