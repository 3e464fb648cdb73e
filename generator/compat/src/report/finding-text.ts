import { type Group, groupBy } from "@stubwright/contract/collection";
import { type Span, spanText, visibleText } from "@stubwright/contract/diagnostics";
import type { Finding } from "../findings/finding.js";
import { ruleOf } from "../rules/rules.js";

/** Nothing is added to a file or a waiver: what is new is its state. */
const stateNodes: readonly Finding["node"][] = ["file", "waiver"];

/** `old -> new` on one line, with what is absent left out; a value that stayed as it was once. */
export function valuesText(finding: Pick<Finding, "old" | "new" | "node">): string {
  const [old, now] = [finding.old, finding.new].map(shownText);
  if (old === undefined) return now === undefined ? "" : `${stateNodes.includes(finding.node) ? "" : "+ "}${now}`;
  if (now === undefined) return `- ${old}`;
  return old === now ? now : `${old} -> ${now}`;
}

/** As many values of an enumeration are shown. */
const mostValues = 12;

/** An empty text would be a value that is missing. */
function shownText(value: string | undefined): string | undefined {
  return value === "" ? '""' : value && visibleText(shortened(value));
}

/** A long list of values by its first ones, and how many more there are. */
function shortened(value: string): string {
  const values = value.split(" | ");
  if (values.length <= mostValues) return value;
  return `${values.slice(0, mostValues).join(" | ")} and ${values.length - mostValues} more`;
}

/** `game-play.xsd:12:3`, where there is a place. */
export function placeText(at: Span | undefined): string | undefined {
  return at && visibleText(spanText(at));
}

/** A path without the namespaces of its names. */
export function shortPath(path: string): string {
  return visibleText(path.replace(/\{[^{}]*\}/g, ""));
}

const peers = { OC: "old clients with the new server", NC: "new clients with the old server" };

/** Who breaks, in words. */
export function whoText({ surface, who }: Pick<Finding, "surface" | "who">): string {
  if (surface === "ts-client") return "client code that is recompiled";
  if (surface === "ts-server") return "handler code that is recompiled";
  return who.map((one) => peers[one]).join(", ");
}

/** One sentence: what changed, where. */
export function findingSentence(finding: Finding): string {
  return `${shortPath(finding.path)}: ${valuesText(finding)}. ${ruleOf(finding.rule).what}`;
}

/** Whether a finding is about a waiver, which is on no surface. */
export function isOfWaiver({ node }: Pick<Finding, "node">): boolean {
  return node === "waiver";
}

/** ` [soap request, json request]`, errors apart from warnings where there are both; nothing for a waiver. */
export function surfacesText(findings: readonly Finding[]): string {
  return findings.some(isOfWaiver) ? "" : ` [${levelsText(findings, whereText)}]`;
}

/** What is said of each finding, in one list; where some are worse than others, each level's behind its name. */
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

/** `request`, `response`, or nothing for an exchange as a whole. */
export function whereText({ surface, direction, order }: Pick<Finding, "surface" | "direction" | "order">): string {
  const way = direction === "exchange" ? "" : ` ${direction}`;
  return `${surface}${way}${order === "nc" ? " (new client, old server)" : ""}`;
}

/** How many of a thing: `1 error`, `2 errors`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

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
