import { whiteSpaceRank } from "../../simple-types/runtime-facets.js";
import type { EnumerationValue, Facet, SimpleTypeDefinition } from "../schema-set.js";
import { primitiveSpace, type ValueSpace } from "../value-space.js";
import { type Bound, isBound } from "./effective-facets.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

/** An invalid facet and the problem with it. */
export interface FacetProblem {
  readonly facet: Facet;
  readonly problem: string;
}

/** The context for checking the bounds of a restriction. */
interface BoundsScope {
  readonly base: SimpleTypeDefinition;
  /** The facets of the base by kind. */
  readonly inherited: ReadonlyMap<Facet["kind"], Facet>;
  readonly values: SimpleTypeValues;
}

/** A bound or enumerated value that is not a value of the base. */
interface ForeignValue extends FacetProblem {
  readonly value: string;
  /** The part that counts as absent because of it. */
  readonly absence: Facet | EnumerationValue;
}

/** The enumerated values and bounds that the base does not have (Part 2, 4.3.5 to 4.3.10). */
export function foreignValues(facets: readonly Facet[], scope: BoundsScope): readonly ForeignValue[] {
  const space = scope.values.of(scope.base);
  if (space === undefined) return [];
  return facets.flatMap((facet) => {
    const foreign = (value: string, problem: string | undefined, absence: ForeignValue["absence"]) =>
      problem === undefined ? [] : [{ facet, value, absence, problem }];
    if (facet.kind === "enumeration")
      return facet.values.flatMap((one) => foreign(one.value, valueProblem(one, space), one));
    return isBound(facet) ? foreign(facet.value, boundProblem(facet, space, scope), facet) : [];
  });
}

/** The problem of an enumerated value. A name is also checked as it is written, because patterns apply to that form. */
function valueProblem({ value, expanded }: EnumerationValue, space: ValueSpace): string | undefined {
  return (expanded === undefined ? undefined : space.problem(expanded)) ?? space.problem(value);
}

/** The problem of a bound that is neither a value of the base nor the bound that the base itself excludes. */
function boundProblem(facet: Bound, space: ValueSpace, { base, inherited }: BoundsScope): string | undefined {
  const problem = space.problem(facet.value);
  const before = problem === undefined ? undefined : inherited.get(facet.kind);
  const isExcluded = before !== undefined && isBound(before) && isSameExclusiveBound(facet, before, base);
  return isExcluded ? undefined : problem;
}

/**
 * Whether two bounds are one value. The type itself need not have the value, as an exclusive bound is not one of its
 * values.
 */
export function isSameBound(one: Bound, other: Bound, type: SimpleTypeDefinition): boolean {
  const primitive = primitiveSpace(type);
  if (primitive === undefined || primitive.problem(one.value) !== undefined) return false;
  return primitive.restricted({ enumeration: [other.value] })?.problem(one.value) === undefined;
}

/**
 * Whether a bound repeats an exclusive bound of the base. Of the bounds outside the base's values, only this one is
 * allowed (4.3.8.1, 4.3.9.1).
 */
function isSameExclusiveBound(one: Bound, other: Bound, type: SimpleTypeDefinition): boolean {
  return one.kind === other.kind && one.kind.endsWith("Exclusive") && isSameBound(one, other, type);
}

/** Bounds that contradict each other (Part 2, 4.3.7 to 4.3.10). */
export function boundsProblems(
  facets: readonly Facet[],
  { base, inherited, values }: BoundsScope,
): readonly FacetProblem[] {
  if (values.of(base) === undefined) return [];
  const bounds = facets.filter(isBound);
  const effective = (kind: Bound["kind"], other: Bound["kind"]): Bound | undefined => {
    const own = bounds.find((bound) => bound.kind === kind);
    const facet = own ?? (bounds.some((bound) => bound.kind === other) ? undefined : inherited.get(kind));
    return facet !== undefined && isBound(facet) ? facet : undefined;
  };
  const twice = (kind: Bound["kind"], other: Bound["kind"]): readonly FacetProblem[] => {
    const [facet] = bounds.filter((bound) => bound.kind === kind);
    if (facet === undefined || !bounds.some((bound) => bound.kind === other)) return [];
    return [{ facet, problem: `${kind} cannot be given together with ${other}` }];
  };
  const low = effective("minInclusive", "minExclusive") ?? effective("minExclusive", "minInclusive");
  const high = effective("maxInclusive", "maxExclusive") ?? effective("maxExclusive", "maxInclusive");
  const primitive = primitiveSpace(base);
  const problems = [...twice("minInclusive", "minExclusive"), ...twice("maxInclusive", "maxExclusive")];
  if (low === undefined || high === undefined || primitive === undefined) return problems;
  const mayMeet = low.kind === "minExclusive" && !bounds.includes(high);
  if (isOrdered(low, high, { primitive, mayMeet })) return problems;
  const facet = [high, low].find((bound) => bounds.includes(bound));
  // If the base's own bounds exclude all values, that is reported at the base.
  if (facet === undefined) return problems;
  return [...problems, { facet, problem: `${low.kind} ${low.value} leaves nothing below ${high.kind} ${high.value}` }];
}

interface Meeting {
  readonly primitive: ValueSpace;
  /**
   * Whether equal bounds are allowed if only one is inclusive: minExclusive may exclude everything up to the base's
   * maxInclusive (4.3.9.4).
   */
  readonly mayMeet: boolean;
}

/**
 * Whether the lower bound is at most the upper. Equal bounds must both be inclusive or both exclusive, unless they may
 * meet.
 */
function isOrdered(low: Bound, high: Bound, { primitive, mayMeet }: Meeting): boolean {
  if (primitive.problem(low.value) !== undefined || primitive.problem(high.value) !== undefined) return true;
  const equalIsFine = mayMeet || (low.kind === "minInclusive") === (high.kind === "maxInclusive");
  const below = primitive.restricted(equalIsFine ? { maxInclusive: high.value } : { maxExclusive: high.value });
  return below?.problem(low.value) === undefined;
}

const lower: readonly Bound["kind"][] = ["minInclusive", "minExclusive"];

const upper: readonly Bound["kind"][] = ["maxInclusive", "maxExclusive"];

/** Why a facet allows more than the base, so that the base's facet applies; undefined if it does not. */
export function widerProblem(
  facet: Facet,
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  base: SimpleTypeDefinition,
  values: SimpleTypeValues,
): string | undefined {
  if (isBound(facet)) return widerBoundProblem(facet, inherited, base, values);
  const before = inherited.get(facet.kind);
  if (facet.kind === "whiteSpace") {
    if (before?.kind !== "whiteSpace" || whiteSpaceRank[facet.value] >= whiteSpaceRank[before.value]) return undefined;
    return `the base has ${before.value}, which cannot be loosened`;
  }
  if (facet.kind === "length" || before === undefined || !("value" in before) || !("value" in facet)) return undefined;
  if (typeof before.value !== "number" || typeof facet.value !== "number") return undefined;
  const isWider = facet.kind === "minLength" ? facet.value < before.value : facet.value > before.value;
  return isWider ? `the base has ${before.value}, so ${facet.value} does not restrict it` : undefined;
}

/** The problem of a bound beyond the base's values, on the side that it bounds. */
function widerBoundProblem(
  bound: Bound,
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  base: SimpleTypeDefinition,
  values: SimpleTypeValues,
): string | undefined {
  const problem = values.of(base)?.problem(bound.value);
  const primitive = primitiveSpace(base);
  if (problem === undefined || primitive === undefined || primitive.problem(bound.value) !== undefined)
    return undefined;
  const isUpper = upper.includes(bound.kind);
  const inheritedBounds = (isUpper ? upper : lower)
    .flatMap((kind) => inherited.get(kind) ?? [])
    .filter(isBound)
    .filter(({ value }) => primitive.problem(value) === undefined);
  const passed = inheritedBounds.find((before) => {
    if (isSameExclusiveBound(bound, before, base)) return false;
    const beyond = before.kind.endsWith("Exclusive")
      ? { [isUpper ? "minInclusive" : "maxInclusive"]: before.value }
      : { [isUpper ? "minExclusive" : "maxExclusive"]: before.value };
    return primitive.restricted(beyond)?.problem(bound.value) === undefined;
  });
  return passed === undefined ? undefined : `the base has ${passed.kind} ${passed.value}`;
}
