import type { ExpandedName } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import { compareRequiredness } from "../content/compare-occurs.js";
import { wildcardText } from "../content/compare-wildcards.js";
import { type Content, contentText, elementsOf, type GroupContent, isGroup } from "../content/content.js";
import type { ContractSide, Sides } from "../contract/contract-side.js";
import { covers, leftElement, takenElement } from "./left-to-wildcard.js";
import { type Contents, type DeclaredAt, memberPath } from "./members.js";
import { type Difference, type Place, report } from "./type-pair.js";

/** The surfaces that tell the items of a list apart by name. */
const inCode = ["json", "ts-client", "ts-server"] as const;

/** Reports a removed piece of content. For a wildcard, also that nothing is required in its place any more. */
export function reportRemoved(item: Content, old: GroupContent, now: GroupContent, contents: Contents): void {
  if (isSwitched(item, contents)) return;
  const place = placeOf(item, { base: item.at, head: undefined }, { base: item.at, head: now.at }, contents);
  const declared = item.kind === "element" ? item.declaration.at : undefined;
  const text = { old: nameOf(item), new: undefined, declared };
  const isBranch = old.kind === "choice" && now.kind === "choice";
  if (item.kind === "wildcard") {
    report(place, [{ rule: "wildcard-narrowed", old: wildcardText(item.wildcard), new: undefined }]);
    if (!isBranch) report(place, compareRequiredness(item, { ...item, min: 0 }));
    return;
  }
  if (isBranch) {
    report(place, [{ rule: "choice-branch-removed", ...text }]);
    return;
  }
  if (isPlainSequence(item)) {
    for (const inner of item.items) reportRemoved(weakened(inner, item), old, now, contents);
    return;
  }
  if (item.kind === "element" && item.min === 0 && isTaken(item.name, "now", contents)) {
    report(place, leftElement(item.declaration));
    return;
  }
  reportGone(item, text, place, contents);
}

/** Reports an added piece of content. For a wildcard, also that something is required in its place. */
export function reportAdded(item: Content, old: GroupContent, now: GroupContent, contents: Contents): void {
  if (isSwitched(item, contents)) return;
  const place = placeOf(item, { base: undefined, head: item.at }, { base: old.at, head: item.at }, contents);
  const text = { old: undefined, new: nameOf(item) };
  const isBranch = old.kind === "choice" && now.kind === "choice";
  if (item.kind === "wildcard") {
    report(place, [{ rule: "wildcard-widened", old: undefined, new: wildcardText(item.wildcard) }]);
    if (!isBranch) report(place, compareRequiredness({ ...item, min: 0 }, item));
    return;
  }
  if (isBranch) {
    report(place, [{ rule: "choice-branch-added", ...text }]);
    return;
  }
  if (isPlainSequence(item)) {
    for (const inner of item.items) reportAdded(weakened(inner, item), old, now, contents);
    return;
  }
  if (item.kind === "element" && item.min === 0 && isTaken(item.name, "old", contents)) {
    report(place, takenElement(item.declaration));
    return;
  }
  reportNew(item, text, place, contents);
}

/** The values in a change. */
type Texts = Pick<Difference, "old" | "new" | "declared">;

/** Reports a removed member. Items of a list in JSON must have one of the allowed names. */
function reportGone(item: Content, text: Texts, place: Place, contents: Contents): void {
  const isListed = isInList(item, contents) && hasList(contents);
  const rule = item.min > 0 ? "member-removed-required" : "member-removed-optional";
  report(place, [{ rule, ...text, surfaces: isListed ? ["soap"] : undefined }]);
  if (isListed) report(place, [{ rule: "choice-branch-removed", ...text, surfaces: inCode }]);
}

/** Reports an added member. */
function reportNew(item: Content, text: Texts, place: Place, contents: Contents): void {
  const isListed = isInNewList(item, contents) && hasList(contents);
  const surfaces = isListed && item.min === 0 ? (["soap"] as const) : undefined;
  report(place, [{ rule: item.min > 0 ? "member-added-required" : "member-added-optional", ...text, surfaces }]);
  if (isListed) report(place, [{ rule: "choice-branch-added", ...text, surfaces: inCode }]);
}

/** Whether an item is a sequence that occurs at most once, whose items are reported one by one. */
function isPlainSequence(item: Content): item is GroupContent {
  return isGroup(item) && item.kind !== "choice" && item.max === 1;
}

function weakened(inner: Content, group: GroupContent): Content {
  return group.min === 0 ? { ...inner, min: 0 } : inner;
}

/** Whether a wildcard of one side accepts an element of the other. */
function isTaken(
  name: ExpandedName,
  side: "old" | "now",
  { oldWildcards, newWildcards, comparison }: Contents,
): boolean {
  const isDeclared = comparison.sides[side].schemas.elements.has(nameOn(side, name, comparison.sides));
  return (side === "old" ? oldWildcards : newWildcards).some((wildcard) => covers(wildcard, name, isDeclared));
}

/** A name of the new contract as one side writes it. */
function nameOn(side: "old" | "now", name: ExpandedName, { alignment }: Sides): ExpandedName {
  return side === "old" ? alignment.before(name) : name;
}

function isSwitched(item: Content, { members }: Contents): boolean {
  return item.kind === "element" && members.switched.has(localName(item.name));
}

function nameOf(item: Content): string {
  return item.kind === "element" ? localName(item.name) : contentText(item);
}

/** The place of a piece of content that only one side has. */
export function placeOf(item: Content, declared: DeclaredAt, at: Place["at"], { place, comparison }: Contents): Place {
  const node = isGroup(item) ? "group" : item.kind;
  const last = item.kind === "wildcard" ? "*" : nameOf(item);
  const path = memberPath(`/${last}`, declared, place, comparison.sides);
  return { ...place, node, path, qname: item.kind === "element" ? item.name : undefined, at };
}

/** Whether old elements are in a list in JSON, such as `$sequence`, which keeps their order. */
export function isInList(item: Content, { place, comparison }: Contents): boolean {
  return isListed(item, comparison.sides.old, place.at.base);
}

/** Whether new elements are in a list in JSON. */
export function isInNewList(item: Content, { place, comparison }: Contents): boolean {
  return isListed(item, comparison.sides.now, place.at.head);
}

/** Whether the type has such a list on both sides. */
function hasList({ place, comparison }: Contents): boolean {
  const { old, now } = comparison.sides;
  return [old.names.at(place.at.base), now.names.at(place.at.head)].every((type) =>
    [...(type?.places.values() ?? [])].some((where) => where.includes("[]")),
  );
}

function isListed(item: Content, { names }: ContractSide, type: Place["at"]["base"]): boolean {
  const { places } = names.at(type) ?? {};
  return elementsOf(item).some(
    ({ declaration }) => places?.get(`element ${declaration.name}`)?.includes("[]") === true,
  );
}
