import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { EnumerationValue, Facet, SimpleTypeDefinition } from "../schema-set.js";
import type { ComponentIndex } from "./component-index.js";
import { effectiveFacets } from "./effective-facets.js";
import { unmeantValues } from "./enumerated-names.js";
import { boundsProblems, type FacetProblem, foreignValues, isBound, isSameBound } from "./facet-bounds.js";
import { lengthsBesideLength } from "./lengths-beside-length.js";
import type { SimpleTypeValues } from "./simple-type-values.js";
import { widerProblem } from "./wider-facets.js";

/**
 * Checks that the facets of every restriction are consistent, of the base's values, and no wider than its facets (Part 2, 4.3); returns
 * those that count as absent.
 */
export function checkFacets(
  index: ComponentIndex,
  values: SimpleTypeValues,
  diagnostics: Diagnostics,
): ReadonlySet<Facet | EnumerationValue> {
  const scope = { index, values, diagnostics, absent: new Set<Facet | EnumerationValue>() };
  for (const type of index.simpleTypes) {
    const base = type.facets.length === 0 ? undefined : index.simpleType(type.base);
    if (base !== undefined) checkRestriction(type, base, scope);
  }
  return scope.absent;
}

/** What the facets of one restriction are checked with. */
interface FacetScope {
  readonly index: ComponentIndex;
  readonly values: SimpleTypeValues;
  readonly diagnostics: Diagnostics;
  /** Gets those that count as absent. */
  readonly absent: Set<Facet | EnumerationValue>;
}

function checkRestriction(type: SimpleTypeDefinition, base: SimpleTypeDefinition, scope: FacetScope): void {
  const { index, values, diagnostics, absent } = scope;
  const inherited = effectiveFacets(base, index);
  const fixed = fixedProblems(type.facets, inherited, base, values);
  for (const facet of type.facets) {
    const problem = widerProblem(facet, inherited, base, values);
    if (problem === undefined || fixed.some((one) => one.facet === facet)) continue;
    absent.add(facet);
    diagnostics.report("xsd-facet-wider", facet.at, { facet: facet.kind, problem });
  }
  for (const facet of type.facets) {
    if (facet.kind === "enumeration") for (const one of unmeantValues(facet, type, values)) absent.add(one);
  }
  for (const { facet, value, absence, problem } of foreignValues(type.facets, base, values)) {
    if (absent.has(absence)) continue;
    absent.add(absence);
    diagnostics.report("xsd-facet-value", facet.at, { facet: facet.kind, value, problem });
  }
  for (const { facet, isAllowed } of lengthsBesideLength(type, inherited, index)) {
    if (!isAllowed && !absent.has(facet)) diagnostics.report("xsd-length-beside", facet.at, { facet: facet.kind });
    absent.add(facet);
  }
  const facets = type.facets.filter((facet) => !absent.has(facet));
  const problems = [
    ...fixed,
    ...facets.flatMap((facet) => lengthProblem(facet, inherited)),
    ...(type.variety.kind === "list" ? facets.flatMap(listProblem) : []),
    ...pairProblems(facets, inherited),
    ...boundsProblems(facets, { base, index, values }),
  ];
  for (const { facet, problem } of problems) {
    diagnostics.report("xsd-facet-wrong", facet.at, { facet: facet.kind, problem });
  }
}

/** A facet that the base fixes keeps its value (Part 2, fixed). */
function fixedProblems(
  facets: readonly Facet[],
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  base: SimpleTypeDefinition,
  values: SimpleTypeValues,
): readonly FacetProblem[] {
  return facets.flatMap((facet) => {
    const fixed = inherited.get(facet.kind);
    if (fixed === undefined || !values.index.linked.fixedFacets.has(fixed)) return [];
    if ("value" in facet && "value" in fixed && String(facet.value) === String(fixed.value)) return [];
    if (isBound(facet) && isBound(fixed) && isSameBound(facet, fixed, base)) return [];
    return [{ facet, problem: "the base fixes it to another value" }];
  });
}

/** A length stays what it is in the base. */
function lengthProblem(facet: Facet, inherited: ReadonlyMap<Facet["kind"], Facet>): readonly FacetProblem[] {
  const base = inherited.get("length");
  if (facet.kind !== "length" || base?.kind !== "length" || facet.value === base.value) return [];
  return [{ facet, problem: `the base has ${base.value}, so ${facet.value} does not restrict it` }];
}

/** The items of a list stand between spaces, so its white space is collapsed. */
function listProblem(facet: Facet): readonly FacetProblem[] {
  if (facet.kind !== "whiteSpace" || facet.value === "collapse") return [];
  return [{ facet, problem: "the white space of a list is collapsed" }];
}

/** Facets that contradict the base's. */
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
