import type { Facet, SimpleTypeDefinition } from "../schema-set.js";
import type { ComponentIndex } from "./component-index.js";
import { effectiveFacets, stepsOf } from "./effective-facets.js";

/** A minLength or maxLength that says nothing, as length settles it. */
interface NeedlessLength {
  readonly facet: Facet;
  readonly isAllowed: boolean;
}

/**
 * The minLength and maxLength of a restriction that has length, or whose base has. Allowed are those that repeat what a base
 * without length says (XSD 1.0 Part 2, 4.3.1.4).
 */
export function lengthsBesideLength(
  { base, facets }: SimpleTypeDefinition,
  inherited: ReadonlyMap<Facet["kind"], Facet>,
  index: ComponentIndex,
): readonly NeedlessLength[] {
  if (!inherited.has("length") && !facets.some(({ kind }) => kind === "length")) return [];
  const steps = [...stepsOf(index.simpleType(base), index)].map((step) => effectiveFacets(step, index));
  return facets.flatMap((facet) => {
    if (facet.kind !== "minLength" && facet.kind !== "maxLength") return [];
    const isAllowed = steps.some((step) => {
      const before = step.get(facet.kind);
      return before?.kind === facet.kind && before.value === facet.value && !step.has("length");
    });
    return [{ facet, isAllowed }];
  });
}
