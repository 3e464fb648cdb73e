import { builtinSpaces, builtinTypeName, builtinTypes, localName } from "@stubwright/contract/schema";
import type { Facets } from "@stubwright/runtime/codec";
import type { Change } from "../change.js";
import { type AtomicFacts, type Bound, describeScalar, isText, type ScalarFacts } from "./scalar-facts.js";

/** How the new set of values relates to the old one. */
export type Relation = "equal" | "wider" | "narrower" | "incomparable";

/** The relation if two relations hold at once. */
function both(one: Relation, other: Relation): Relation {
  if (one === "equal") return other;
  if (other === "equal" || one === other) return one;
  return "incomparable";
}

/** Compares two built-in types and their ranges, without other facets. */
export function comparePrimitives(old: AtomicFacts, now: AtomicFacts): Relation {
  if (old.builtin === now.builtin) return "equal";
  if (old.primitive !== now.primitive) {
    if (isText(now) && isWritten(old)) return "wider";
    if (isText(old) && isWritten(now)) return "narrower";
    return compareFloats(old, now);
  }
  if (old.primitive === "decimal") return both(compareRanges(old, now), comparePoints(old, now));
  if (basesOf(old.builtin).includes(now.builtin)) return "wider";
  return basesOf(now.builtin).includes(old.builtin) ? "narrower" : "incomparable";
}

/** Whether the text of a value determines it. A name with a prefix also needs the binding of the prefix. */
function isWritten({ primitive }: AtomicFacts): boolean {
  return primitive !== "QName" && primitive !== "NOTATION";
}

function compareFloats(old: AtomicFacts, now: AtomicFacts): Relation {
  if (isExactIn(old, now)) return "wider";
  return isExactIn(now, old) ? "narrower" : "incomparable";
}

/** The binary digits of floating-point types. */
const precision: ReadonlyMap<string, number> = new Map([
  ["float", 24],
  ["double", 53],
]);

/** Whether a floating-point type represents every value of a type exactly. */
function isExactIn(one: AtomicFacts, floating: AtomicFacts): boolean {
  if (one.primitive === "float") return floating.primitive === "double";
  const bits = precision.get(floating.primitive);
  if (bits === undefined || one.primitive !== "decimal" || one.fractionDigits !== 0) return false;
  const isExact = (bound: Bound | undefined): boolean =>
    bound !== undefined && Math.abs(Number(bound.value)) <= 2 ** bits;
  return isExact(one.min) && isExact(one.max);
}

/** Compares the notations of whole numbers: a decimal may be written `1.0`, an integer may not. */
function comparePoints(old: AtomicFacts, now: AtomicFacts): Relation {
  const [oldIsWhole, newIsWhole] = [old, now].map(({ builtin }) => [builtin, ...basesOf(builtin)].includes("integer"));
  if (oldIsWhole === newIsWhole) return "equal";
  return newIsWhole ? "narrower" : "wider";
}

/** Compares range and digits of two decimal types. */
function compareRanges(old: AtomicFacts, now: AtomicFacts): Relation {
  return [
    compareBounds(old.min, now.min, -1, "decimal"),
    compareBounds(old.max, now.max, 1, "decimal"),
    compareLimits(old.totalDigits, now.totalDigits),
    compareLimits(old.fractionDigits, now.fractionDigits),
  ].reduce(both);
}

/** Compares upper limits that may be absent. */
export function compareLimits(old: number | undefined, now: number | undefined): Relation {
  const [oldLimit, newLimit] = [old ?? Number.POSITIVE_INFINITY, now ?? Number.POSITIVE_INFINITY];
  if (oldLimit === newLimit) return "equal";
  return newLimit > oldLimit ? "wider" : "narrower";
}

/** Compares one end of the range of a primitive type: `outwards` is 1 for an upper bound and -1 for a lower one. */
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

/** The sign of `left - right`; undefined if the type does not order them, such as a month and 30 days. */
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

/** A difference between the values of two simple types, without its place. */
export type ScalarChange = Pick<
  Change,
  "rule" | "facet" | "old" | "new" | "surfaces" | "atMost" | "typeScriptDiffers" | "content"
>;

/** The change between two types whose values are more, fewer or different. */
export function typeChange(relation: Exclude<Relation, "equal">, old: ScalarFacts, now: ScalarFacts): ScalarChange {
  const rules = { wider: "type-widened", narrower: "type-narrowed", incomparable: "type-changed" } as const;
  return {
    rule: rules[relation],
    old: describeScalar(old),
    new: describeScalar(now),
    typeScriptDiffers:
      old.typescript !== now.typescript || (relation === "incomparable" && (isLiteral(old) || isLiteral(now))),
  };
}

/** Whether the TypeScript type lists the values. */
export function isLiteral({ enumeration, typescript }: ScalarFacts): boolean {
  return enumeration !== undefined && typescript === "string";
}

type Shown = string | number | undefined;

/** The changes of a facet by the relation of its values. */
export function facetChanges(facet: string, relation: Relation, old: Shown, now: Shown): readonly ScalarChange[] {
  if (relation === "equal") return [];
  const texts = { facet, old: shown(old), new: shown(now) };
  const narrowed: ScalarChange = { rule: "bounds-narrowed", ...texts };
  const widened: ScalarChange = { rule: "bounds-widened", ...texts };
  if (relation === "incomparable") return [narrowed, widened];
  return [relation === "narrower" ? narrowed : widened];
}

function shown(value: Shown): string | undefined {
  return value === undefined ? undefined : String(value);
}
