import { groupBy } from "@stubwright/contract/collection";
import type { Finding } from "../findings/finding.js";
import { rankOf } from "../findings/judge.js";
import { ruleOf } from "../rules/rules.js";
import { type ComparisonReport, countFindings } from "./comparison-report.js";
import {
  countText,
  type FindingGroup,
  groupByChange,
  isOfWaiver,
  levelsText,
  openFindings,
  placeText,
  shortPath,
  valuesText,
  whereText,
  whoText,
} from "./finding-text.js";

/** Colours a piece of text. The plain report returns it unchanged. */
export type Paint = (style: "red" | "yellow" | "dim" | "bold" | "green", text: string) => string;

/** The options for the extent of the report. */
export interface TextOptions {
  readonly paint: Paint;
  /** Whether changes that break nobody are shown, too. */
  readonly infos: boolean;
  /** Whether outdated generated files are left out, because `check` lists them above this report. */
  readonly withoutOutput?: boolean;
}

const colours = { error: "red", warning: "yellow", info: "dim" } as const;

/** Formats the report for people: one block for each change, with its surfaces. */
export function textReport(report: ComparisonReport, { paint, infos, withoutOutput }: TextOptions): string {
  const shown = groupByChange(report.findings).filter(
    (group) => (infos || openFindings(group).length > 0) && !(withoutOutput === true && isOfOutput(group[0])),
  );
  const lines = [...summaryLines(shown, paint)];
  if (shown.length > mostInFull) {
    for (const group of shown) lines.push(...shortLines(group, report, paint));
    lines.push("", paint("dim", "stubwright explain <rule> tells whom a change breaks, and why."), "");
  }
  for (const group of shown.length > mostInFull ? [] : shown) {
    const commands = [`stubwright explain ${group[0].rule}`, ...waiveCommand(group[0], report)];
    lines.push(...changeLines(group, { paint, infos }));
    lines.push(paint("dim", `  ${commands.join("; ")}`), "");
  }
  for (const pair of report.contracts) lines.push(pairLine(report, pair, { paint, infos }));
  const ofWaivers = report.findings.filter(({ contract }) => contract === "");
  if (ofWaivers.length > 0) lines.push(`${paint("bold", "waivers")}: ${gatingText(ofWaivers)}`);
  return lines.join("\n");
}

/** With more changes, each is shown in two lines. */
const mostInFull = 20;

/** A change in two lines: what changed; where, whom it breaks, and how to waive it. */
function shortLines(group: FindingGroup, report: ComparisonReport, paint: Paint): readonly string[] {
  const [first] = group;
  const at = placeText(first.head) ?? placeText(first.base);
  const open = openFindings(group);
  const operations = [...new Set(group.flatMap((finding) => finding.operations))];
  const said = [
    ...(at === undefined ? [] : [`at ${at}`]),
    levelsText(open.length > 0 ? open : group, whereText),
    ...(first.isUncarried ? ["carried by no message"] : []),
    ...(operations.length > 0 ? [`reached by ${listText(operations, 3)}`] : []),
    ...waiveCommand(first, report),
  ];
  return [titleOf(group, paint), `  ${said.join("; ")}`];
}

/** The most changes without a summary. */
const fewChanges = 8;

/** The number of changes by rule, the worst first; empty for few changes. */
function summaryLines(groups: readonly FindingGroup[], paint: Paint): readonly string[] {
  if (groups.length <= fewChanges) return [];
  const counted = [...groupBy(groups, ([{ level, rule }]) => `${level} ${rule}`).values()].map(([first, ...others]) => {
    const [{ level, rule }] = first;
    return { level, rule, count: others.length + 1 };
  });
  const most = String(Math.max(...counted.map(({ count }) => count))).length;
  const inOrder = counted.sort((one, other) => rankOf(other.level) - rankOf(one.level) || other.count - one.count);
  const lines = inOrder.map(
    ({ level, rule, count }) => `${String(count).padStart(most)} ${paint(colours[level], level.padEnd(7))} ${rule}`,
  );
  return [paint("bold", `${countText(groups.length, "change")} by rule:`), ...lines, ""];
}

/**
 * The command that waives a finding. Outdated output and problems of waivers cannot be waived; a change of a removed
 * contract is waived in another contract.
 */
function waiveCommand(finding: Finding, { contracts }: ComparisonReport): readonly string[] {
  if (isOfWaiver(finding) || isOfOutput(finding)) return [];
  const kept = contracts.filter(({ status }) => status !== "removed");
  const { name } = kept.find((pair) => pair.name === finding.contract) ?? kept[0] ?? {};
  const chosen = kept.length > 1 && finding.contract !== "" ? ` --contract ${name}` : "";
  return [`stubwright waive ${finding.change}${chosen}`];
}

function isOfOutput({ rule }: Finding): boolean {
  return rule === "stubs-stale" || rule === "stubs-edited" || rule === "stubs-orphaned";
}

function titleOf([first]: FindingGroup, paint: Paint): string {
  const title = `${paint(colours[first.level], first.level)} ${paint("bold", first.rule)}`;
  const facet = first.facet === undefined ? "" : ` (${first.facet})`;
  return `${title} ${shortPath(first.path)}${facet}: ${valuesText(first)}`;
}

function changeLines(group: FindingGroup, { paint, infos }: TextOptions): readonly string[] {
  const [first] = group;
  const lines = [titleOf(group, paint)];
  const [head, base] = [placeText(first.head), placeText(first.base)];
  if (head !== undefined || base !== undefined) {
    lines.push(`  at ${head ?? "-"}${base === undefined ? "" : paint("dim", ` (base ${base})`)}`);
  }
  const shown = group.filter((finding) => finding.level !== "info" || infos || finding === first);
  lines.push(...(isOfWaiver(first) ? [`  ${ruleOf(first.rule).what}`] : verdictLines(shown, paint)));
  const operations = [...new Set(shown.flatMap((finding) => finding.operations))];
  if (operations.length > 0) lines.push(`  reached by ${listText(operations)}`);
  if (first.isUncarried) lines.push("  carried by no message: it concerns only people who store such documents");
  const waiver = group.find((finding) => finding.waivedBy !== undefined)?.waivedBy;
  if (waiver !== undefined) lines.push(`  waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`);
  return lines;
}

/** A line for each surface. Both directions share a line if their verdicts are equal. */
function verdictLines(shown: readonly Finding[], paint: Paint): readonly string[] {
  const verdict = (finding: Finding): string => `${finding.level} ${finding.order}${breaksText(finding, shown)}`;
  const isTold = (finding: Finding): boolean => finding.direction === "response" && reverse(finding) !== undefined;
  const reverse = (finding: Finding): Finding | undefined =>
    shown.find(
      (one) =>
        one.surface === finding.surface &&
        one.direction === (finding.direction === "request" ? "response" : "request") &&
        verdict(one) === verdict(finding),
    );
  return shown
    .filter((finding) => finding.direction === "exchange" || !isTold(finding))
    .map((finding) => {
      const isBoth = finding.direction === "request" && reverse(finding) !== undefined;
      const where = isBoth ? whereText(finding).replace("request", "request and response") : whereText(finding);
      return `  ${paint(colours[finding.level], finding.level.padEnd(7))} ${where}${breaksText(finding, shown)}`;
    });
}

/** The peers that break, unless the surface or the line for the other order tells them. */
function breaksText(finding: Finding, group: readonly Finding[]): string {
  if (finding.level === "info") return "";
  const { surface, direction, order } = finding;
  const hasOther = group.some((one) => one.surface === surface && one.direction === direction && one.order !== order);
  const told = hasOther ? finding.who.filter((one) => one === "OC") : finding.who;
  const who = whoText({ surface, who: order === "nc" ? [] : told });
  return `${who === "" ? "" : `: ${who}`}${finding.waivedBy === undefined ? "" : " [waived]"}`;
}

function listText(operations: readonly string[], most = 8): string {
  const shown = operations.slice(0, most).join(", ");
  return operations.length > most ? `${shown} and ${operations.length - most} more` : shown;
}

function pairLine(
  report: ComparisonReport,
  pair: ComparisonReport["contracts"][number],
  { paint, infos }: TextOptions,
): string {
  const name = paint("bold", pair.name);
  if (pair.status === "new") return `${name}: new; ${pair.base} has no such contract`;
  if (pair.status === "removed") return `${name}: removed; ${pair.head} has no such contract`;
  const findings = report.findings.filter((finding) => finding.contract === pair.name);
  const told = findings.length === 0 ? paint("green", "no difference that matters") : countsText(findings, infos);
  return `${name}: ${told} (${pair.head} against ${pair.base})`;
}

/** The number of findings: those that count, by changes, then the others. */
function countsText(findings: readonly Finding[], infos: boolean): string {
  const counts = countFindings(findings);
  const gating = gatingText(findings);
  const quiet = joined([counts.infos > 0 && `${counts.infos} info`, counts.waived > 0 && `${counts.waived} waived`]);
  const parts = [
    gating !== "" && `${gating} in ${countText(groupByChange(openFindings(findings)).length, "change")}`,
    quiet !== "" && `${quiet}${infos ? "" : ", shown with --all"}`,
  ];
  return parts.filter((part) => part !== false).join("; ");
}

function gatingText(findings: readonly Finding[]): string {
  const { errors, warnings } = countFindings(findings);
  return joined([errors > 0 && countText(errors, "error"), warnings > 0 && countText(warnings, "warning")]);
}

function joined(texts: readonly (string | false)[]): string {
  return texts.filter((text) => text !== false).join(", ");
}
