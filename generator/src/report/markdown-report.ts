import { type ComparisonReport, countFindings } from "./comparison-report.js";
import { countText } from "./count-text.js";
import { type FindingGroup, groupByChange, placeOf } from "./finding-group.js";
import { placeText, shortPath, valuesText, whereText } from "./finding-text.js";

/** So that a comment of an earlier run can be found and replaced. */
const markdownMarker = "<!-- stubwright-compatibility -->";

const icons = { error: "❌", warning: "⚠️", info: "ℹ️" } as const;

/** A comment for a pull request: a table of changes, the harmless ones folded. */
export function markdownReport(report: ComparisonReport): string {
  const { errors, warnings, infos, waived } = countFindings(report.findings);
  const groups = groupByChange(report.findings);
  const loud = groups.filter(([first]) => first.level !== "info");
  const quiet = groups.filter(([first]) => first.level === "info");
  const lines = [markdownMarker, "## Contract compatibility", ""];
  for (const { name, base, head, status } of report.contracts) {
    lines.push(
      status === "new" ? `**${cell(name)}** is new.` : `**${cell(name)}**: ${code(head)} against ${code(base)}.`,
    );
  }
  const counts = `${countText(errors, "error")}, ${countText(warnings, "warning")}, ${infos} info`;
  lines.push("", `${counts}${waived > 0 ? `, ${waived} waived` : ""}.`, "");
  if (loud.length > 0) lines.push(...table(loud), "");
  if (quiet.length > 0) {
    lines.push(
      `<details><summary>${countText(quiet.length, "change")} that ${quiet.length === 1 ? "breaks" : "break"} nobody</summary>`,
      "",
      ...table(quiet),
      "",
      "</details>",
      "",
    );
  }
  return lines.join("\n").trimEnd();
}

function table(groups: readonly FindingGroup[]): readonly string[] {
  return [
    "| | Rule | Where | Change | Breaks | Place |",
    "|---|---|---|---|---|---|",
    ...groups.map((group) => {
      const [first] = group;
      const bad = group.filter((finding) => finding.level !== "info");
      const where = bad.map((finding) => `${whereText(finding)}${finding.waivedBy === undefined ? "" : " (waived)"}`);
      const cells = [icons[first.level], code(first.rule), code(shortPath(first.path)), code(valuesText(first))];
      return `| ${[...cells, cell(where.join(", ")), cell(placeText(placeOf(first)) ?? "")].join(" | ")} |`;
    }),
  ];
}

function cell(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("|", "\\|")
    .replace(/[<>]/g, (sign) => (sign === "<" ? "&lt;" : "&gt;"))
    .replace(/\s+/g, " ");
}

/** Text between backticks; where it holds what would end it or its cell, each sign is a reference, which is never markup. */
function code(text: string): string {
  if (text === "") return "";
  if (/``|\\\|/.test(text)) {
    return `<code>${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
  }
  const inside = text.replace(/\s+/g, " ").replaceAll("|", "\\|");
  return inside.includes("`") ? `\`\` ${inside} \`\`` : `\`${inside}\``;
}
