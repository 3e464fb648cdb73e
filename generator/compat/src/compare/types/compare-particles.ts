import { localName } from "@stubwright/contract/schema";
import type { RuleId } from "../../rules/rules.js";
import { alignItems, foldItems, type ItemPair } from "../content/align-items.js";
import { compareOccurs, compareRequiredness, countText } from "../content/compare-occurs.js";
import { compareWildcards, wildcardText } from "../content/compare-wildcards.js";
import {
  type Content,
  contentText,
  elementNames,
  type GroupContent,
  isEmptiable,
  isGroup,
  type WildcardContent,
} from "../content/content.js";
import { compareElements, isArrayItem, isSameType, reportName } from "./compare-elements.js";
import { type Contents, memberPath } from "./members.js";
import { isInList, isInNewList, reportAdded, reportRemoved } from "./report-members.js";
import { type Place, report } from "./type-pair.js";

/** Compares two pieces of content at the same position. */
export function compareParticles(old: Content, now: Content, contents: Contents): void {
  if (old.kind === "element" && now.kind === "element" && old.name === now.name) {
    compareElements(old, now, contents);
    return;
  }
  if (old.kind === "wildcard" && now.kind === "wildcard") {
    compareAnys(old, now, contents);
    return;
  }
  if (isGroup(old) && isGroup(now)) compareGroups(...nested(old, now), contents);
  else if (isGroup(now)) compareGroups(asGroup(old, now), now, contents);
  else if (isGroup(old)) compareGroups(old, asGroup(now, old), contents);
  else compareGroups(single(old), single(now), contents);
}

function single(content: Content): GroupContent {
  return { kind: "sequence", min: 1, max: 1, at: content.at, items: [content] };
}

/** A piece as a group of another group's kind, with its counts on the group if the other group has its counts there. */
function asGroup(content: Content, like: GroupContent): GroupContent {
  const group = { ...single(content), kind: like.kind };
  if (like.max > 1 && content.max > 1) {
    return { ...group, min: content.min, max: content.max, items: [{ ...content, min: 1, max: 1 }] };
  }
  if (like.min > 0 || content.min > 0) return group;
  const names = elementNames(content);
  const same = like.items.find((item) => elementNames(item).some((name) => names.includes(name)));
  return { ...group, min: 0, items: [same === undefined || same.min > 0 ? { ...content, min: 1 } : content] };
}

/** Two groups. If one contains the other as a whole, the inner one is put into a group of the same kind. */
function nested(old: GroupContent, now: GroupContent): readonly [GroupContent, GroupContent] {
  const holds = (outer: GroupContent, inner: GroupContent): boolean => {
    const names = elementNames(inner);
    const whole = outer.items.some((item) => isGroup(item) && isSubset(names, elementNames(item)));
    return names.length > 1 && whole;
  };
  const [inNow, inOld] = [holds(now, old), holds(old, now)];
  if (inNow && !inOld) return [{ ...single(old), kind: now.kind }, now];
  return inOld && !inNow ? [old, { ...single(now), kind: old.kind }] : [old, now];
}

function isSubset(one: readonly string[], other: readonly string[]): boolean {
  return one.every((name) => other.includes(name));
}

function compareGroups(oldGroup: GroupContent, newGroup: GroupContent, contents: Contents): void {
  const written = foldItems(oldGroup, newGroup);
  const now = foldItems(newGroup, written);
  const old = written.items.length < 2 && written.kind !== now.kind ? { ...written, kind: now.kind } : written;
  const place = groupPlace(old, now, contents);
  const kinds = kindRule(old, now);
  if (kinds !== undefined) report(place, [{ rule: kinds, old: contentText(old), new: contentText(now) }]);
  const isRegrouped = kinds !== undefined && (old.kind === "choice" || now.kind === "choice");
  if (!isRegrouped) report({ ...place, path: `${place.path}${groupStep(old, contents)}` }, groupOccurs(old, now));
  const ordered = old.kind === "sequence" && now.kind === "sequence";
  // Items of an array have no name in JSON and TypeScript, so another item is the same one renamed, whatever its type.
  const same = isArrayItem(contents) ? () => true : isSameType(contents.comparison);
  const { pairs, removed, added } = alignItems(old.items, now.items, ordered, same);
  for (const pair of pairs) compareItems(pair, isRegrouped, contents);
  if (ordered) reportOrder(old, now, pairs, place, contents);
  for (const item of removed) reportRemoved(item, old, now, contents);
  for (const item of added) reportAdded(item, old, now, contents);
}

/**
 * Compares two items. If a choice became another kind of group, or the reverse, that change already reports how often
 * its items occur.
 */
function compareItems({ old, now, how }: ItemPair, isOtherKind: boolean, contents: Contents): void {
  if (old.kind !== "element" || now.kind !== "element") {
    compareParticles(old, now, contents);
  } else if (how !== "same") {
    reportName(old, now, how, contents);
    compareElements(old, now, contents);
  } else if (isOtherKind) {
    // The kind of the group does not decide whether an item is an array, unless all elements are in one list.
    const max = isInList(old, contents) || isInNewList(now, contents) ? old.max : now.max;
    compareElements(old, { ...now, min: old.min, max }, contents);
  } else compareParticles(old, now, contents);
}

/** The group's step in a path, by its items; `""` for the whole content. */
function groupStep(old: GroupContent, { members }: Contents): string {
  if (old.at === members.old.content.at) return "";
  const text = contentText({ ...old, min: 1, max: 1 });
  return `/${text.length > 60 ? text.replace(/(,| [|&]) .*/, "$1 …)") : text}`;
}

/** Compares how often two groups occur. The consequences for their items are reported at the items. */
function groupOccurs(old: GroupContent, now: GroupContent) {
  const isSame = (old.min === 0) === (now.min === 0);
  return isSame ? compareOccurs(old, now) : compareOccurs(effective(old), effective(now));
}

/** A group whose content may be empty counts as optional. */
function effective(group: GroupContent): GroupContent {
  return isEmptiable({ ...group, min: 1 }) ? { ...group, min: 0 } : group;
}

/** The rule for a change of the group's kind; undefined if the kind is the same. */
function kindRule(old: GroupContent, now: GroupContent): RuleId | undefined {
  if (old.kind === now.kind || old.items.length === 0 || now.items.length < 2) return undefined;
  if (isReordered(old, now)) return "all-to-sequence";
  if (isReordered(now, old)) return "sequence-to-all";
  return "choice-sequence-switched";
}

/**
 * Whether a sequence has the items of another group in one fixed order: the other group is xs:all, or a repeated choice
 * in which each item may occur any number of times.
 */
function isReordered(free: GroupContent, ordered: GroupContent): boolean {
  if (ordered.kind !== "sequence") return false;
  if (free.kind === "all") return true;
  const isFree = ({ min, max }: Content): boolean => min === 0 && max === Number.POSITIVE_INFINITY;
  return free.kind === "choice" && isFree(free) && ordered.max === 1 && ordered.items.every(isFree);
}

function compareAnys(old: WildcardContent, now: WildcardContent, contents: Contents): void {
  const { place, comparison } = contents;
  const spans = { base: old.at, head: now.at };
  const path = memberPath("/*", spans, place, comparison.sides);
  const at: Place = { ...place, node: "wildcard", path, at: spans };
  const isCounted = countText(old) !== countText(now);
  const text = (one: WildcardContent): string =>
    `${wildcardText(one.wildcard)}${isCounted ? ` ${countText(one)}` : ""}`;
  const rules = new Set(compareWildcards(old.wildcard, now.wildcard, comparison.sides.alignment));
  const required = compareRequiredness(old, now);
  const least = required.length > 0 ? now.min : old.min;
  if (now.min > least || now.max < old.max) rules.add("wildcard-narrowed");
  if (now.min < least || now.max > old.max) rules.add("wildcard-widened");
  for (const rule of rules) report(at, [{ rule, old: text(old), new: text(now) }]);
  report(at, required);
  place.pair.uses.add(comparison.goneBetween(old.wildcard, now.wildcard));
}

function groupPlace(old: Content, now: Content, { place, comparison }: Contents): Place {
  const at = { base: old.at, head: now.at };
  return { ...place, node: "group", path: memberPath("", at, place, comparison.sides), qname: undefined, at };
}

/** Reports common items that are in another order. */
function reportOrder(
  old: GroupContent,
  now: GroupContent,
  pairs: readonly { readonly old: Content; readonly now: Content }[],
  place: Place,
  contents: Contents,
): void {
  const partner = new Map(pairs.map((pair) => [pair.old, pair.now]));
  const kept = old.items.filter((item) => partner.has(item));
  const positions = kept.map((item) => now.items.indexOf(partner.get(item) ?? item));
  if (positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))) return;
  const order = (items: readonly Content[]): string => items.map(shortText).join(", ");
  const moved = [...positions].sort((left, right) => left - right).flatMap((position) => now.items[position] ?? []);
  const orders = { old: order(kept), new: order(moved) };
  report(place, [{ rule: "element-order-changed", ...orders }]);
  if (kept.some((item) => isInList(item, contents))) {
    report(place, [{ rule: "json-shape-changed", ...orders, surfaces: ["json"] }]);
  }
}

function shortText(content: Content): string {
  return content.kind === "element" ? localName(content.name) : contentText(content);
}
