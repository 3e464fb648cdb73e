import { type Group, groupBy } from "@stubwright/contract/collection";
import { type Span, spanText, visibleText } from "@stubwright/contract/diagnostics";
import type { Finding } from "../findings/finding.js";
import { ruleOf } from "../rules/rules.js";

/** Nodes whose new value is a state, and not an addition. */
const stateNodes: readonly Finding["node"][] = ["file", "waiver"];

/** `old -> new` on one line. An absent value is left out, and an unchanged value is shown once. */
export function valuesText(finding: Pick<Finding, "old" | "new" | "node">): string {
  const [old, now] = [finding.old, finding.new].map(shownText);
  if (old === undefined) return now === undefined ? "" : `${stateNodes.includes(finding.node) ? "" : "+ "}${now}`;
  if (now === undefined) return `- ${old}`;
  return old === now ? now : `${old} -> ${now}`;
}

/** The most values of an enumeration that are shown. */
const mostValues = 12;

/** A value in a report; undefined for an absent value. An empty text is shown as quotes, because it would look absent. */
export function shownText(value: string | undefined): string | undefined {
  return value === "" ? '""' : value && visibleText(shortened(value));
}

/** A long list of values, shortened to the first ones and the number of others. */
function shortened(value: string): string {
  const values = value.split(" | ");
  if (values.length <= mostValues) return value;
  return `${values.slice(0, mostValues).join(" | ")} and ${values.length - mostValues} more`;
}

/** A place such as `game-play.xsd:12:3`; undefined if there is none. */
export function placeText(at: Span | undefined): string | undefined {
  return at && visibleText(spanText(at));
}

/** A path without the namespaces of its names. */
export function shortPath(path: string): string {
  return visibleText(path.replace(/\{[^{}]*\}/g, ""));
}

const peers = { OC: "old clients with the new server", NC: "new clients with the old server" };

/** The peers that break, in words. */
export function whoText({ surface, who }: Pick<Finding, "surface" | "who">): string {
  if (surface === "ts-client") return "client code that is recompiled";
  if (surface === "ts-server") return "handler code that is recompiled";
  return who.map((one) => peers[one]).join(", ");
}

/** A sentence about what changed and where. */
export function findingSentence(finding: Finding): string {
  return `${shortPath(finding.path)}: ${valuesText(finding)}. ${ruleOf(finding.rule).what}`;
}

/** Whether a finding is about a waiver, which has no surface. */
export function isOfWaiver({ node }: Pick<Finding, "node">): boolean {
  return node === "waiver";
}

/**
 * The surfaces of findings, ` [soap request, json request]`, separated by level if the levels differ; `""` for a
 * waiver.
 */
export function surfacesText(findings: readonly Finding[]): string {
  return findings.some(isOfWaiver) ? "" : ` [${levelsText(findings, whereText)}]`;
}

/** One list with a text for each finding. If the levels differ, each level's findings follow its name. */
export function levelsText(findings: readonly Finding[], said: (finding: Finding) => string): string {
  const levels = [...new Set(findings.map(({ level }) => level))];
  const listOf = (level: Finding["level"]): string =>
    findings
      .filter((finding) => finding.level === level)
      .map(said)
      .join(", ");
  const [only] = levels;
  if (levels.length === 1 && only !== undefined) return listOf(only);
  return levels.map((level) => `${level} on ${listOf(level)}`).join("; ");
}

/** The surface, with `request` or `response` unless the finding is about the whole exchange. */
export function whereText({ surface, direction, order }: Pick<Finding, "surface" | "direction" | "order">): string {
  const way = direction === "exchange" ? "" : ` ${direction}`;
  return `${surface}${way}${order === "nc" ? " (new client, old server)" : ""}`;
}

/** A count with its noun: `1 error`, `2 errors`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The findings of one change, the worst first. */
export type FindingGroup = Group<Finding>;

/** Groups findings by change, in their order. */
export function groupByChange(findings: readonly Finding[]): readonly FindingGroup[] {
  return [...groupBy(findings, ({ change }) => change).values()];
}

/** The place to show for a change: in the head, or in the base if the head has none. */
export function placeOf({ head, base }: Pick<Finding, "head" | "base">): Span | undefined {
  return head ?? base;
}

/** The findings that break somebody and are not waived, in their order. */
export function openFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ level, waivedBy }) => level !== "info" && waivedBy === undefined);
}

/** Whether all findings of a change that break somebody are waived, and there are some. */
export function isWaived(group: FindingGroup): boolean {
  return openFindings(group).length === 0 && group.some(({ waivedBy }) => waivedBy !== undefined);
}
