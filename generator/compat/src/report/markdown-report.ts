import type { Finding } from "../findings/finding.js";
import { type ComparisonReport, countFindings } from "./comparison-report.js";
import {
  countText,
  type FindingGroup,
  groupByChange,
  isOfWaiver,
  isWaived,
  levelsText,
  placeOf,
  placeText,
  shortPath,
  valuesText,
  whereText,
} from "./finding-text.js";
import { codeCell, codeText } from "./markdown-text.js";

/** A marker by which a comment of an earlier run can be found and replaced. */
const markdownMarker = "<!-- stubwright-compatibility -->";

/** The most characters of a report. GitHub refuses comments with more than 65,536. */
const mostCharacters = 60_000;

const icons = { error: "❌", warning: "⚠️", info: "ℹ️" } as const;

/** Formats a comment for a pull request: a table of changes, errors first, harmless ones folded. */
export function markdownReport(report: ComparisonReport): string {
  const { errors, warnings, infos, waived } = countFindings(report.findings);
  const groups = groupByChange(report.findings);
  const ofLevel = (level: Finding["level"]): readonly FindingGroup[] =>
    groups.filter(([first]) => first.level === level);
  const quiet = ofLevel("info");
  const lines = [markdownMarker, "## Contract compatibility", ""];
  for (const { name, base, head, status } of report.contracts) {
    const told = { compared: `: ${codeText(head)} against ${codeText(base)}`, new: " is new", removed: " is removed" };
    lines.push(`${codeText(name)}${told[status]}.`);
  }
  const counts = `${countText(errors, "error")}, ${countText(warnings, "warning")}, ${infos} info`;
  lines.push("", `${counts}${waived > 0 ? `, ${waived} waived` : ""}.`, "");
  const head = lines.join("\n");
  let text = `${head}\n`;
  for (const [title, loud] of [
    ["Errors", ofLevel("error")],
    ["Warnings", ofLevel("warning")],
  ] as const) {
    if (loud.length > 0) text += `### ${title}\n\n${table(loud, mostCharacters - text.length)}\n\n`;
  }
  return `${text}${quiet.length === 0 ? "" : folded(quiet, mostCharacters - text.length)}`.trimEnd();
}

function folded(quiet: readonly FindingGroup[], room: number): string {
  const summary = `${countText(quiet.length, "change")} that ${quiet.length === 1 ? "breaks" : "break"} nobody`;
  return `<details><summary>${summary}</summary>\n\n${table(quiet, room)}\n\n</details>`;
}

/** The rows that fit, and the number of others. */
function table(groups: readonly FindingGroup[], room: number): string {
  const lines = ["| | Rule | Where | Change | Breaks | Place |", "|---|---|---|---|---|---|"];
  let left = room;
  for (const [index, group] of groups.entries()) {
    const row = rowOf(group);
    left -= row.length + 1;
    if (left < 0) {
      lines.push("", `And ${countText(groups.length - index, "more change")} that do not fit into a comment.`);
      break;
    }
    lines.push(row);
  }
  return lines.join("\n");
}

function rowOf(group: FindingGroup): string {
  const [first] = group;
  const bad = group.filter((finding) => finding.level !== "info" && !isOfWaiver(finding));
  const where = levelsText(
    bad,
    (finding) => `${whereText(finding)}${finding.waivedBy === undefined ? "" : " (waived)"}`,
  );
  const uncarried = first.isUncarried ? " (carried by no message)" : "";
  const sign = isWaived(group) ? "waived" : icons[first.level];
  const cells = [sign, codeCell(first.rule), codeCell(shortPath(first.path)), codeCell(valuesText(first))];
  return `| ${[...cells, where + uncarried, codeCell(placeText(placeOf(first)) ?? "")].join(" | ")} |`;
}
