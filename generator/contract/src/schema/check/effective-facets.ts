import type { Facet, SimpleTypeDefinition } from "../schema-set.js";
import type { ComponentIndex } from "./component-index.js";

/** The nearest facet of each kind on a type and its bases, without patterns and enumerations. */
export function effectiveFacets(
  type: SimpleTypeDefinition | undefined,
  index: ComponentIndex,
): ReadonlyMap<Facet["kind"], Facet> {
  const facets = new Map<Facet["kind"], Facet>();
  for (const step of stepsOf(type, index)) {
    for (const facet of step.facets) {
      if (facet.kind === "pattern" || facet.kind === "enumeration" || facets.has(facet.kind)) continue;
      facets.set(facet.kind, facet);
    }
  }
  return facets;
}

/** A type, its base, the base of that, and so on. */
export function stepsOf(
  type: SimpleTypeDefinition | undefined,
  index: ComponentIndex,
): ReadonlySet<SimpleTypeDefinition> {
  const steps = new Set<SimpleTypeDefinition>();
  for (let step = type; step !== undefined && !steps.has(step); step = index.simpleType(step.base)) steps.add(step);
  return steps;
}
