import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { EnumerationValue, Facet, SimpleTypeDefinition } from "../schema-set.js";
import { effectiveFacets, isBound, lengthsBesideLength } from "./effective-facets.js";
import { boundsProblems, type FacetProblem, foreignValues, isSameBound, widerProblem } from "./facet-restriction.js";
import { type SimpleTypeValues, unmeantValues } from "./simple-type-values.js";

/**
 * Checks that the facets of every restriction are consistent, use values of the base, and allow no more than the base
 * (Part 2, 4.3). Returns the facets that count as absent.
 */
export function checkFacets(values: SimpleTypeValues, diagnostics: Diagnostics): ReadonlySet<Facet | EnumerationValue> {
  const { index } = values;
  const scope = { values, diagnostics, absent: new Set<Facet | EnumerationValue>() };
  for (const type of index.simpleTypes) {
    const base = type.facets.length === 0 ? undefined : index.simpleType(type.base);
    if (base !== undefined) checkRestriction(type, base, scope);
  }
  return scope.absent;
}

/** The context for checking the facets of one restriction. */
interface FacetScope {
  readonly values: SimpleTypeValues;
  readonly diagnostics: Diagnostics;
  /** Receives the facets and values that count as absent. */
  readonly absent: Set<Facet | EnumerationValue>;
}

/** A type that restricts another by facets. */
interface Restriction {
  readonly type: SimpleTypeDefinition;
  readonly base: SimpleTypeDefinition;
  /** The facets of the base by kind. */
  readonly inherited: ReadonlyMap<Facet["kind"], Facet>;
}

function checkRestriction(type: SimpleTypeDefinition, base: SimpleTypeDefinition, scope: FacetScope): void {
  const restriction: Restriction = { type, base, inherited: effectiveFacets(base, scope.values.index) };
  const fixed = fixedProblems(restriction, scope.values);
  const unlikeFixed = new Set(fixed.map(({ facet }) => facet));
  dropWider(restriction, unlikeFixed, scope);
  dropForeignValues(restriction, scope);
  dropLengthsBesideLength(restriction, scope);
  for (const { facet, problem } of [...fixed, ...contradictions(restriction, scope)]) {
    scope.diagnostics.report("xsd-facet-wrong", facet.at, { facet: facet.kind, problem });
  }
}

/**
 * Marks facets that allow more than the base as absent. If the base fixes the facet, the difference is reported as
 * that.
 */
function dropWider(
  { type, base, inherited }: Restriction,
  unlikeFixed: ReadonlySet<Facet>,
  { values, diagnostics, absent }: FacetScope,
): void {
  for (const facet of type.facets) {
    const problem = widerProblem(facet, inherited, base, values);
    if (problem === undefined || unlikeFixed.has(facet)) continue;
    absent.add(facet);
    diagnostics.report("xsd-facet-wider", facet.at, { facet: facet.kind, problem });
  }
}

/** Marks values that are invalid, or that the base does not have, as absent. */
function dropForeignValues({ type, base, inherited }: Restriction, { values, diagnostics, absent }: FacetScope): void {
  for (const facet of type.facets) {
    if (facet.kind === "enumeration") for (const one of unmeantValues(facet, type, values)) absent.add(one);
  }
  for (const { facet, value, absence, problem } of foreignValues(type.facets, { base, inherited, values })) {
    if (absent.has(absence)) continue;
    absent.add(absence);
    diagnostics.report("xsd-facet-value", facet.at, { facet: facet.kind, value, problem });
  }
}

/** Marks minLength and maxLength as absent if length makes them needless. */
function dropLengthsBesideLength({ type, inherited }: Restriction, { values, diagnostics, absent }: FacetScope): void {
  for (const { facet, isAllowed } of lengthsBesideLength(type, inherited, values.index)) {
    if (!isAllowed && !absent.has(facet)) diagnostics.report("xsd-length-beside", facet.at, { facet: facet.kind });
    absent.add(facet);
  }
}

/** The problems of the remaining facets with each other and with the base. */
function contradictions(
  { type, base, inherited }: Restriction,
  { values, absent }: FacetScope,
): readonly FacetProblem[] {
  const facets = type.facets.filter((facet) => !absent.has(facet));
  return [
    ...facets.flatMap((facet) => lengthProblem(facet, inherited)),
    ...(type.variety.kind === "list" ? facets.flatMap(listProblem) : []),
    ...pairProblems(facets, inherited),
    ...boundsProblems(facets, { base, inherited, values }),
  ];
}

/** The problems of facets that differ from a fixed facet of the base (Part 2, fixed). */
function fixedProblems({ type, base, inherited }: Restriction, values: SimpleTypeValues): readonly FacetProblem[] {
  return type.facets.flatMap((facet) => {
    const fixed = inherited.get(facet.kind);
    if (fixed === undefined || !values.index.linked.fixedFacets.has(fixed)) return [];
    if ("value" in facet && "value" in fixed && String(facet.value) === String(fixed.value)) return [];
    if (isBound(facet) && isBound(fixed) && isSameBound(facet, fixed, base)) return [];
    return [{ facet, problem: "the base fixes it to another value" }];
  });
}

/** The problem of a length that differs from the base's. */
function lengthProblem(facet: Facet, inherited: ReadonlyMap<Facet["kind"], Facet>): readonly FacetProblem[] {
  const base = inherited.get("length");
  if (facet.kind !== "length" || base?.kind !== "length" || facet.value === base.value) return [];
  return [{ facet, problem: `the base has ${base.value}, so ${facet.value} does not restrict it` }];
}

/** The problem of a list's whiteSpace other than collapse: the items are separated by spaces. */
function listProblem(facet: Facet): readonly FacetProblem[] {
  if (facet.kind !== "whiteSpace" || facet.value === "collapse") return [];
  return [{ facet, problem: "the white space of a list is collapsed" }];
}

/** The problems of facets that contradict facets of the base. */
function pairProblems(facets: readonly Facet[], inherited: ReadonlyMap<Facet["kind"], Facet>): readonly FacetProblem[] {
  const own = new Map(facets.map((facet) => [facet.kind, facet]));
  const numberOf = (kind: Facet["kind"]): number | undefined => {
    const facet = own.get(kind) ?? inherited.get(kind);
    return facet !== undefined && "value" in facet && typeof facet.value === "number" ? facet.value : undefined;
  };
  const problems: FacetProblem[] = [];
  const check = (kinds: readonly Facet["kind"][], wrong: boolean, problem: string): void => {
    const facet = kinds.map((kind) => own.get(kind)).find((found) => found !== undefined);
    if (wrong && facet !== undefined) problems.push({ facet, problem });
  };
  const [length, minLength, maxLength] = [numberOf("length"), numberOf("minLength"), numberOf("maxLength")];
  check(["maxLength", "minLength"], above(minLength, maxLength), "minLength is greater than maxLength");
  check(["length", "minLength"], above(minLength, length), "minLength is greater than length");
  check(["length", "maxLength"], above(length, maxLength), "length is greater than maxLength");
  const digits = above(numberOf("fractionDigits"), numberOf("totalDigits"));
  check(["fractionDigits", "totalDigits"], digits, "fractionDigits is greater than totalDigits");
  return problems;
}

function above(left: number | undefined, right: number | undefined): boolean {
  return left !== undefined && right !== undefined && left > right;
}
