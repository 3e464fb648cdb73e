import type { MeantValue, TypeReference, ValueConstraint } from "@stubwright/contract/schema";
import { normalise } from "@stubwright/runtime/codec";
import type { ContractSide } from "../contract/contract-side.js";
import { takesValue, valueKey } from "../scalar/takes-value.js";
import type { TypeComparison } from "./type-pair.js";
import { type Difference, type Place, report } from "./type-pair.js";

/** The possible values of an element or attribute. */
interface Held {
  readonly type: TypeReference;
  readonly valueConstraint: ValueConstraint | undefined;
  /** Set for attributes. */
  readonly required?: boolean;
}

/** Rules about the values that a type accepts, and not about their form. */
const ofValueSets = /^(enum|bounds|pattern|alternative-type|union)-/;

/**
 * Compares default, fixed value and type. If only one value is allowed, and the other type accepts it, other
 * differences of the types do not reach the wire; code still has them.
 */
export function compareValues(old: Held, now: Held, place: Place, comparison: TypeComparison): void {
  const { sides } = comparison;
  const given = old.required === true && now.required === true;
  report(place, compareValueConstraints(heldValue(old, sides.old), heldValue(now, sides.now), given));
  const start = place.pair.changes.length;
  comparison.compare(old.type, now.type, place);
  if (place.node === "attribute") withoutTypeNames(place, start);
  if (!isTakenBy(old, now.type, sides.now) && !isTakenBy(now, old.type, sides.old)) return;
  const surfaces = ["ts-client", "ts-server"] as const;
  const reported = place.pair.changes.splice(start);
  place.pair.changes.push(
    ...reported.map((change) =>
      change.path === place.path && ofValueSets.test(change.rule) ? { ...change, surfaces } : change,
    ),
  );
}

/** Removes the changes of an attribute that concern only values with an xsi:type. */
function withoutTypeNames({ pair }: Place, start: number): void {
  pair.changes.push(...pair.changes.splice(start).filter((change) => change.facet !== "xsi:type"));
}

function heldValue({ type, valueConstraint }: Held, side: ContractSide): HeldValue | undefined {
  const meant = side.value(valueConstraint);
  return meant === undefined ? undefined : { ...meant, canonical: canonicalOf(meant.value, type, side) };
}

/** The canonical form of a value of a simple type, or of the simple content of a complex one. */
function canonicalOf(value: string, reference: TypeReference, side: ContractSide): string {
  const type = side.type(reference);
  if (type.kind === "simple") return valueKey(value, side.scalars.resolve(type));
  return type.content.kind === "simple" ? canonicalOf(value, type.content.type, side) : value;
}

function isTakenBy({ valueConstraint }: Held, reference: TypeReference, side: ContractSide): boolean {
  if (valueConstraint?.kind !== "fixed") return false;
  const type = side.type(reference);
  return type.kind === "simple" && takesValue(side.scalars.resolve(type), valueConstraint.value);
}

/** A default or fixed value with its canonical form. */
interface HeldValue extends MeantValue {
  readonly canonical: string;
}

/**
 * Compares default and fixed values. Removing a fixed value only allows more values. But absent or empty elements had
 * it as their default, and now mean something else, unless the value is always `given`.
 */
function compareValueConstraints(
  old: HeldValue | undefined,
  now: HeldValue | undefined,
  given: boolean,
): readonly Difference[] {
  const isSame = old?.canonical === now?.canonical || isSameText(old?.value, now?.value);
  if (isSame && old?.kind === now?.kind) return [];
  const fixed = {
    old: old?.kind === "fixed" ? old.value : undefined,
    new: now?.kind === "fixed" ? now.value : undefined,
  };
  const changes: Difference[] = [];
  if (fixed.new !== undefined) changes.push({ rule: "fixed-value-changed", facet: "fixed", ...fixed });
  else if (fixed.old !== undefined)
    changes.push({ rule: "type-widened", facet: "fixed", typeScriptDiffers: false, ...fixed });
  if (isSame || given || (fixed.old !== undefined && fixed.new !== undefined)) return changes;
  return [...changes, { rule: "default-value-changed", facet: "default", old: old?.value, new: now?.value }];
}

/**
 * Whether two texts are equal and without surrounding white space. If types differ, that is reported as a change of
 * type.
 */
function isSameText(old: string | undefined, now: string | undefined): boolean {
  return old === now && (old === undefined || normalise(old, "collapse") === old);
}
