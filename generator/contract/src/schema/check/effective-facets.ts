import type { Facet, SimpleTypeDefinition } from "../schema-set.js";
import { simpleTypeSteps } from "../simple-type-walks.js";
import type { ComponentIndex } from "./component-index.js";

/** The nearest facet of each kind on a type and its bases, without patterns and enumerations. */
export function effectiveFacets(
  type: SimpleTypeDefinition | undefined,
  index: ComponentIndex,
): ReadonlyMap<Facet["kind"], Facet> {
  const facets = new Map<Facet["kind"], Facet>();
  for (const step of type === undefined ? [] : simpleTypeSteps(type, index)) {
    for (const facet of step.facets) {
      if (facet.kind === "pattern" || facet.kind === "enumeration" || facets.has(facet.kind)) continue;
      facets.set(facet.kind, facet);
    }
  }
  return facets;
}

/** A facet that bounds ordered values. */
export type Bound = Facet & { readonly kind: "minInclusive" | "maxInclusive" | "minExclusive" | "maxExclusive" };

/** Whether a facet bounds ordered values. */
export function isBound(facet: Facet): facet is Bound {
  return facet.kind.endsWith("Inclusive") || facet.kind.endsWith("Exclusive");
}

/** A minLength or maxLength that is needless because length decides. */
interface NeedlessLength {
  readonly facet: Facet;
  readonly isAllowed: boolean;
}

/**
 * The minLength and maxLength of a restriction if it or its base has length. They are allowed if they repeat the values
 * of a base without length (XSD 1.0 Part 2, 4.3.1.4).
 */
export function lengthsBesideLength(
  { base, facets }: SimpleTypeDefinition,
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  index: ComponentIndex,
): readonly NeedlessLength[] {
  if (!inherited.has("length") && !facets.some(({ kind }) => kind === "length")) return [];
  const baseType = index.simpleType(base);
  const steps =
    baseType === undefined ? [] : simpleTypeSteps(baseType, index).map((step) => effectiveFacets(step, index));
  return facets.flatMap((facet) => {
    if (facet.kind !== "minLength" && facet.kind !== "maxLength") return [];
    const isAllowed = steps.some((step) => {
      const before = step.get(facet.kind);
      return before?.kind === facet.kind && before.value === facet.value && !step.has("length");
    });
    return [{ facet, isAllowed }];
  });
}
