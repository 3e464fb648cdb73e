import { takePairs } from "@stubwright/contract/collection";
import type { AttributeUse, ExpandedName } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import type { Sides } from "../contract/contract-side.js";
import { compareScalars } from "../scalar/compare-scalars.js";
import { compareValues } from "./compare-values.js";
import { covers, leftAttribute, takenAttribute } from "./left-to-wildcard.js";
import {
  type DeclaredAt,
  type MemberPair,
  type Members,
  memberPath,
  reportNamespace,
  requiredText,
} from "./members.js";
import type { TypeComparison } from "./type-pair.js";
import { type Difference, type Place, report } from "./type-pair.js";

type ReportPair = (one: AttributeUse, other: AttributeUse, at: Place) => void;

/**
 * Compares attributes, paired by name, then by local name in another namespace, then as renamed. The others are removed
 * or added.
 */
export function compareAttributes(members: MemberPair, place: Place, comparison: TypeComparison): void {
  const { alignment } = comparison.sides;
  const stays = (use: AttributeUse): boolean => !members.switched.has(localName(use.attribute.name));
  const removed = new Set(members.old.attributes.filter(stays));
  const added = new Set(members.now.attributes.filter(stays));
  const pairAll = (fits: (one: AttributeUse, other: AttributeUse) => boolean, reportPair: ReportPair): void => {
    for (const [one, other] of takePairs(removed, added, fits)) {
      const at = usePlace(one, other, place, comparison.sides);
      reportPair(one, other, at);
      compareUses(one, other, at, comparison);
    }
  };
  pairAll(
    (one, other) => alignment.align(one.attribute.name) === other.attribute.name,
    () => {},
  );
  pairAll(
    (one, other) => localName(one.attribute.name) === localName(other.attribute.name),
    (one, other, at) => reportNamespace(one.attribute.name, other.attribute.name, at),
  );
  const renamed: ReportPair = (one, other, at) =>
    report(at, [{ rule: "member-renamed", old: nameOf(one), new: nameOf(other) }]);
  pairAll((one, other) => isAlike(one, other) && isSame(one, other, comparison.sides), renamed);
  pairAll((one, other) => isSame(one, other, comparison.sides), renamed);
  for (const use of removed) {
    const isCovered = isTakenBy(members.now, alignment.align(use.attribute.name));
    const differences = isCovered && !use.required ? leftAttribute(use, comparison.sides.old) : [alone("removed", use)];
    report(usePlace(use, undefined, place, comparison.sides), differences);
  }
  for (const use of added) {
    const isCovered = isTakenBy(members.old, use.attribute.name);
    const differences = isCovered && !use.required ? takenAttribute(use, comparison.sides.now) : [alone("added", use)];
    report(usePlace(undefined, use, place, comparison.sides), differences);
  }
}

/** Whether the wildcard allows an attribute with a name. */
function isTakenBy({ attributeWildcard }: Members, name: ExpandedName): boolean {
  return attributeWildcard !== undefined && covers(attributeWildcard, name, false);
}

function compareUses(one: AttributeUse, other: AttributeUse, at: Place, comparison: TypeComparison): void {
  if (one.required !== other.required) {
    const rule = other.required ? "requiredness-tightened" : "requiredness-relaxed";
    report(at, [{ rule, facet: "use", old: requiredText(one), new: requiredText(other) }]);
  }
  const declared = { base: one.attribute.at, head: other.attribute.at };
  const isDeclared = isAsDeclared(one) && isAsDeclared(other);
  const valuesAt = isDeclared ? attributePlace(one.attribute.name, declared, at, comparison.sides) : at;
  compareValues({ ...one, type: one.attribute.type }, { ...other, type: other.attribute.type }, valuesAt, comparison);
}

/** Whether the global declaration decides all values of a use, so that a change concerns all its uses. */
function isAsDeclared({ at, attribute, valueConstraint }: AttributeUse): boolean {
  return at !== attribute.at && valueConstraint === attribute.valueConstraint;
}

/** The place of two uses of an attribute, or of one if it is added or removed. */
function usePlace(one: AttributeUse | undefined, other: AttributeUse | undefined, place: Place, sides: Sides): Place {
  const name = (one ?? other)?.attribute.name ?? "";
  return attributePlace(name, { base: one?.at, head: other?.at }, place, sides);
}

function attributePlace(name: ExpandedName, found: DeclaredAt, place: Place, sides: Sides): Place {
  return {
    ...place,
    node: "attribute",
    path: memberPath(`/@${localName(name)}`, found, place, sides),
    qname: name,
    at: { base: found.base ?? place.at.base, head: found.head ?? place.at.head },
  };
}

/** The change for an attribute that only one side has. */
function alone(what: "removed" | "added", use: AttributeUse): Difference {
  const isRemoved = what === "removed";
  const text = { old: isRemoved ? nameOf(use) : undefined, new: isRemoved ? undefined : nameOf(use) };
  const declared = isRemoved ? use.attribute.at : undefined;
  return { rule: `member-${what}-${requiredText(use)}`, ...text, declared };
}

function nameOf(use: AttributeUse): string {
  return localName(use.attribute.name);
}

/** Whether one name contains the other. Among several candidates for a renamed attribute, this one is chosen. */
function isAlike(one: AttributeUse, other: AttributeUse): boolean {
  const [old, now] = [nameOf(one).toLowerCase(), nameOf(other).toLowerCase()];
  return old.includes(now) || now.includes(old);
}

function isSame(one: AttributeUse, other: AttributeUse, sides: Sides): boolean {
  const [oldType, newType] = [sides.old.type(one.attribute.type), sides.now.type(other.attribute.type)];
  if (one.required !== other.required || oldType.kind !== "simple" || newType.kind !== "simple") return false;
  return compareScalars(sides.old.scalars.resolve(oldType), sides.now.scalars.resolve(newType)).length === 0;
}
