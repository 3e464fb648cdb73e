import type { ElementDeclaration } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import type { IsSameType } from "../content/align-items.js";
import { compareItemCounts, compareOccurs } from "../content/compare-occurs.js";
import type { ElementContent } from "../content/content.js";
import type { ContractSide } from "../contract/contract-side.js";
import { compareAbstract, reportBlocks } from "./compare-alternatives.js";
import { compareIdentity } from "./compare-identity.js";
import { compareValues } from "./compare-values.js";
import { type Contents, memberPath, reportNamespace } from "./members.js";
import type { TypeComparison } from "./type-pair.js";
import { type Difference, newPair, type Place, report } from "./type-pair.js";

/** Compares two occurrences of one element: counts, null, default, type and substitutes. */
export function compareElements(old: ElementContent, now: ElementContent, contents: Contents): void {
  const place = elementPlace(old, now, contents);
  report(place, isArrayItem(contents) ? compareItemCounts(old, now) : compareOccurs(old, now));
  contents.comparison.declarations(old.declaration, now.declaration, place);
}

/** Compares two declarations of one element, and its substitutes. */
export function compareDeclarations(
  old: ElementDeclaration,
  now: ElementDeclaration,
  place: Place,
  comparison: TypeComparison,
): void {
  comparison.alone(old, now, place);
  compareSubstitutes(old, now, place, comparison);
}

/** Compares two declarations of one element: null, default and fixed value, type, block. */
export function compareAlone(
  old: ElementDeclaration,
  now: ElementDeclaration,
  place: Place,
  comparison: TypeComparison,
): void {
  report(place, compareNull(old, now, comparison));
  report(place, compareAbstract(old, now));
  compareValues(old, now, place, comparison);
  compareBlocks(old, now, place, comparison);
  compareIdentity(old, now, place, comparison.sides.alignment);
}

/**
 * Compares whether the element may be null. With a fixed value it may not, although a nillable element may say that it
 * is not null.
 */
function compareNull(
  old: ElementDeclaration,
  now: ElementDeclaration,
  { sides }: TypeComparison,
): readonly Difference[] {
  const [oldTakesNull, newTakesNull] = [isNullable(old, sides.old), isNullable(now, sides.now)];
  const isSame = oldTakesNull === newTakesNull;
  if (isSame && old.nillable === now.nillable) return [];
  const isMore = isSame ? now.nillable : newTakesNull;
  const texts = { old: String(!isMore), new: String(isMore) };
  return [{ rule: isMore ? "nillable-added" : "nillable-removed", ...texts, surfaces: isSame ? ["soap"] : undefined }];
}

function isNullable({ nillable, valueConstraint }: ElementDeclaration, side: ContractSide): boolean {
  return nillable && side.value(valueConstraint)?.kind !== "fixed";
}

/** Reports derivations that the element now blocks, or no longer blocks. */
function compareBlocks(
  old: ElementDeclaration,
  now: ElementDeclaration,
  place: Place,
  comparison: TypeComparison,
): void {
  const type = comparison.sides.now.type(now.type);
  if (type.kind !== "complex") return;
  const always = [...type.block, ...old.block.filter((way) => now.block.includes(way))];
  reportBlocks(old, now, place, () => comparison.sides.now.waysBelow(type, always));
}

function compareSubstitutes(
  old: ElementDeclaration,
  now: ElementDeclaration,
  place: Place,
  comparison: TypeComparison,
): void {
  const { sides } = comparison;
  const oldSubstitutes = new Map(sides.old.substitutesOf(old).map((one) => [sides.alignment.align(one.name), one]));
  const newSubstitutes = new Map(sides.now.substitutesOf(now).map((one) => [one.name, one]));
  for (const [name, member] of oldSubstitutes) {
    const other = newSubstitutes.get(name);
    const spans = { base: member.at, head: other?.at ?? place.at.head };
    const at: Place = { ...place, path: `${place.path}/${localName(name)}`, qname: name, at: spans };
    if (other === undefined) {
      report(at, [{ rule: "alternative-type-removed", facet: "substitution", old: localName(name), new: undefined }]);
    } else {
      // A substitute of a member also substitutes the head.
      comparison.alone(member, other, at);
    }
  }
  for (const [name, member] of newSubstitutes) {
    if (oldSubstitutes.has(name)) continue;
    const at: Place = { ...place, path: `${place.path}/${localName(name)}`, at: { ...place.at, head: member.at } };
    report(at, [{ rule: "alternative-type-added", facet: "substitution", old: undefined, new: localName(name) }]);
  }
}

/** The place of an element in a type. */
function elementPlace(old: ElementContent, now: ElementContent, { place, comparison }: Contents): Place {
  const at = { base: old.at, head: now.at };
  return {
    ...place,
    node: "element",
    path: memberPath(`/${localName(old.name)}`, at, place, comparison.sides),
    qname: old.declaration.name,
    at,
  };
}

/** Whether two elements may be one renamed element: equal type, counts and nillability. */
export function isSameType(comparison: TypeComparison): IsSameType {
  return (old, now) => {
    if (old.min !== now.min || old.max !== now.max || old.declaration.nillable !== now.declaration.nillable)
      return false;
    const [oldType, newType] = [old.declaration.type, now.declaration.type];
    if (oldType.kind === "named" && newType.kind === "named") {
      return comparison.sides.alignment.align(oldType.name) === newType.name;
    }
    const pair = newPair("");
    const at = { base: old.at, head: now.at };
    const place: Place = { pair, node: "element", path: "", qname: undefined, at };
    comparison.atOnce(() => comparison.compare(oldType, newType, place));
    return pair.changes.length === 0 && [...pair.uses].every((use) => use.changes.length === 0);
  };
}

/** Reports that an element has another name, or the same name in another namespace. */
export function reportName(
  old: ElementContent,
  now: ElementContent,
  how: "renamed" | "namespace",
  contents: Contents,
): void {
  const place = elementPlace(old, now, contents);
  if (how === "renamed") {
    const surfaces = isArrayItem(contents) ? (["soap"] as const) : undefined;
    report(place, [{ rule: "member-renamed", old: localName(old.name), new: localName(now.name), surfaces }]);
    return;
  }
  reportNamespace(old.declaration.name, now.declaration.name, place);
}

/** Whether the type is an array in JSON and TypeScript on both sides, so that its items have no name there. */
export function isArrayItem({ place, comparison }: Contents): boolean {
  const { old, now } = comparison.sides;
  return old.names.at(place.at.base)?.kind === "array" && now.names.at(place.at.head)?.kind === "array";
}
