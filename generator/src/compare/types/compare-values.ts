import type { TypeReference, ValueConstraint } from "../../link/schema-set.js";
import type { ContractSide } from "../contract/contract-side.js";
import { takesValue, valueKey } from "../scalar/takes-value.js";
import { compareValueConstraints, type HeldValue } from "./compare-value-constraints.js";
import type { Sides, TypeComparison } from "./type-comparison.js";
import { type Difference, type Place, tell } from "./type-pair.js";

/** What an element or an attribute may hold. */
export interface Held {
  readonly type: TypeReference;
  readonly valueConstraint: ValueConstraint | undefined;
  /** Of an attribute. */
  readonly required?: boolean;
}

/** Rules about which values a type takes, and not in what form. */
const ofValueSets = /^(enum|bounds|pattern|alternative-type)-/;

/**
 * Default, fixed value and type. Where one value alone may stand, and the other type takes it, what else the types take is
 * not on the wire; code still has their values.
 */
export function compareValues(old: Held, now: Held, place: Place, comparison: TypeComparison): void {
  const { sides } = comparison;
  const given = old.required === true && now.required === true;
  const values = compareValueConstraints(heldValue(old, sides.old), heldValue(now, sides.now), given);
  tell(place, old.required === undefined ? withEmpty(values, old, now, sides) : values);
  const before = place.pair.changes.length;
  comparison.compare(old.type, now.type, place);
  if (!isTakenBy(old, now.type, sides.now) && !isTakenBy(now, old.type, sides.old)) return;
  const surfaces = ["ts-client", "ts-server"] as const;
  const told = place.pair.changes.splice(before);
  place.pair.changes.push(
    ...told.map((change) =>
      change.path === place.path && ofValueSets.test(change.rule) ? { ...change, surfaces } : change,
    ),
  );
}

/**
 * The element without text stands for its default or fixed value. Where the types do not take the empty text, what comes with a
 * value or goes with it is no other meaning over SOAP, but a text more or less.
 */
function withEmpty(values: readonly Difference[], old: Held, now: Held, sides: Sides): readonly Difference[] {
  const [before, after] = [heldValue(old, sides.old), heldValue(now, sides.now)];
  const isOneSided = (before === undefined) !== (after === undefined);
  if (!isOneSided || takesText("", old.type, sides.old) || takesText("", now.type, sides.now)) return values;
  const isGone = after === undefined;
  return values.flatMap((one): readonly Difference[] => {
    if (one.rule !== "default-value-changed") return [one];
    const rule = isGone ? "type-narrowed" : "type-widened";
    return [
      { ...one, surfaces: ["json", "ts-client", "ts-server"] },
      { ...one, rule, typeScriptDiffers: false, surfaces: ["soap"] },
    ];
  });
}

function heldValue({ type, valueConstraint }: Held, side: ContractSide): HeldValue | undefined {
  const meant = side.value(valueConstraint);
  return meant === undefined ? undefined : { ...meant, canonical: canonicalOf(meant.value, type, side) };
}

/** A value as the text of a simple type, or of the simple content of a complex one. */
function canonicalOf(value: string, reference: TypeReference, side: ContractSide): string {
  const type = side.type(reference);
  if (type.kind === "simple") return valueKey(value, side.scalars.resolve(type));
  return type.content.kind === "simple" ? canonicalOf(value, type.content.type, side) : value;
}

function isTakenBy({ valueConstraint }: Held, reference: TypeReference, side: ContractSide): boolean {
  if (valueConstraint?.kind !== "fixed" || side.type(reference).kind !== "simple") return false;
  return takesText(valueConstraint.value, reference, side);
}

/** Whether a type, or the simple content of a complex one, takes a text; content with elements is not asked. */
function takesText(text: string, reference: TypeReference, side: ContractSide): boolean {
  const type = side.type(reference);
  if (type.kind === "simple") return takesValue(side.scalars.resolve(type), text);
  return type.content.kind !== "simple" || takesText(text, type.content.type, side);
}
