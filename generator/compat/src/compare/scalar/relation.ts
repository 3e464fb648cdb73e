import { localName } from "@stubwright/contract/model";
import { builtinSpaces, builtinTypeName, builtinTypes } from "@stubwright/contract/schema";
import type { Facets } from "@stubwright/runtime/codec";
import { type AtomicFacts, type Bound, isText } from "./scalar-facts.js";

/** The new set of values beside the old one. */
export type Relation = "equal" | "wider" | "narrower" | "incomparable";

/** The relation of both relations holding at once. */
function both(one: Relation, other: Relation): Relation {
  if (one === "equal") return other;
  if (other === "equal" || one === other) return one;
  return "incomparable";
}

/** Compares two built-in types with what their ranges say; other facets are not looked at. */
export function comparePrimitives(old: AtomicFacts, now: AtomicFacts): Relation {
  if (old.builtin === now.builtin) return "equal";
  if (now.builtin === "anySimpleType") return "wider";
  if (old.builtin === "anySimpleType") return "narrower";
  if (old.primitive !== now.primitive) {
    if (isText(now) && isWritten(old)) return "wider";
    if (isText(old) && isWritten(now)) return "narrower";
    return compareFloats(old, now);
  }
  if (old.primitive === "decimal") return both(compareRanges(old, now), comparePoints(old, now));
  if (basesOf(old.builtin).includes(now.builtin)) return "wider";
  return basesOf(now.builtin).includes(old.builtin) ? "narrower" : "incomparable";
}

/** Whether values are texts by which they are known: a name with a prefix means nothing without what the prefix is bound to. */
function isWritten({ primitive }: AtomicFacts): boolean {
  return primitive !== "QName" && primitive !== "NOTATION";
}

function compareFloats(old: AtomicFacts, now: AtomicFacts): Relation {
  if (isExactIn(old, now)) return "wider";
  return isExactIn(now, old) ? "narrower" : "incomparable";
}

/** Binary digits of floating-point types. */
const precision: ReadonlyMap<string, number> = new Map([
  ["float", 24],
  ["double", 53],
]);

/** Whether every value of one type is one of a floating-point type, to the last digit. */
function isExactIn(one: AtomicFacts, floating: AtomicFacts): boolean {
  if (one.primitive === "float") return floating.primitive === "double";
  const bits = precision.get(floating.primitive);
  if (bits === undefined || one.primitive !== "decimal" || one.fractionDigits !== 0) return false;
  const isExact = (bound: Bound | undefined): boolean =>
    bound !== undefined && Math.abs(Number(bound.value)) <= 2 ** bits;
  return isExact(one.min) && isExact(one.max);
}

/** A whole number may be written `1.0` as a decimal, and not as an integer. */
function comparePoints(old: AtomicFacts, now: AtomicFacts): Relation {
  const [oldIsWhole, newIsWhole] = [old, now].map(({ builtin }) => [builtin, ...basesOf(builtin)].includes("integer"));
  if (oldIsWhole === newIsWhole) return "equal";
  return newIsWhole ? "narrower" : "wider";
}

/** Range and digits of two decimal types. */
function compareRanges(old: AtomicFacts, now: AtomicFacts): Relation {
  return [
    compareBounds(old.min, now.min, -1, "decimal"),
    compareBounds(old.max, now.max, 1, "decimal"),
    compareLimits(old.totalDigits, now.totalDigits),
    compareLimits(old.fractionDigits, now.fractionDigits),
  ].reduce(both);
}

/** An upper limit that may be absent. */
export function compareLimits(old: number | undefined, now: number | undefined): Relation {
  const [oldLimit, newLimit] = [old ?? Number.POSITIVE_INFINITY, now ?? Number.POSITIVE_INFINITY];
  if (oldLimit === newLimit) return "equal";
  return newLimit > oldLimit ? "wider" : "narrower";
}

/** One end of the range of a primitive type: `outwards` is 1 for an upper bound and -1 for a lower one. */
export function compareBounds(
  old: Bound | undefined,
  now: Bound | undefined,
  outwards: 1 | -1,
  primitive: string,
): Relation {
  if (old === undefined || now === undefined) {
    if (old === now) return "equal";
    return now === undefined ? "wider" : "narrower";
  }
  const difference = compareValues(old.value, now.value, primitive);
  if (difference === undefined) return "incomparable";
  if (difference === 0) {
    if (old.inclusive === now.inclusive) return "equal";
    return now.inclusive ? "wider" : "narrower";
  }
  return -difference * outwards > 0 ? "wider" : "narrower";
}

/** Sign of `left - right`; undefined where the type has no order between them, as between a month and 30 days. */
function compareValues(left: string, right: string, primitive: string): number | undefined {
  if (left === right) return 0;
  const isWithin = (facets: Facets): boolean => {
    const space = builtinSpaces.get(primitive)?.restricted(facets);
    return space !== undefined && space.problem(left) === undefined;
  };
  const [atMost, atLeast] = [isWithin({ maxInclusive: right }), isWithin({ minInclusive: right })];
  if (atMost && atLeast) return 0;
  if (atMost) return -1;
  return atLeast ? 1 : undefined;
}

function basesOf(builtin: string): readonly string[] {
  const bases: string[] = [];
  let type = builtinTypes.get(builtinTypeName(builtin));
  while (type !== undefined && type.base.kind === "named" && !bases.includes(localName(type.base.name))) {
    bases.push(localName(type.base.name));
    type = builtinTypes.get(type.base.name);
  }
  return bases;
}
