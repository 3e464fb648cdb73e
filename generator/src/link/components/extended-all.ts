import type { Particle } from "../schema-set.js";

/**
 * The items of an xs:all that is extended, or that extends: all of both in any order, as in XSD 1.1. Undefined where neither
 * content is an xs:all.
 */
export function extendedAll(base: Particle, addition: Particle): readonly Particle[] | undefined {
  return base.kind === "all" || addition.kind === "all" ? [...itemsOf(base), ...itemsOf(addition)] : undefined;
}

/** A choice, and what repeats, stays together. */
function itemsOf(particle: Particle): readonly Particle[] {
  if ((particle.kind !== "all" && particle.kind !== "sequence") || particle.max > 1) return [particle];
  return particle.min > 0 ? particle.items : particle.items.map((item) => ({ ...item, min: 0 }));
}
