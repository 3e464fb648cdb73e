import type { Particle } from "./schema-set.js";

/**
 * The items of an xs:all that is extended, or that extends: all of them in any order, as in XSD 1.1. Undefined where neither
 * content is an xs:all, or one holds more than elements and wildcards.
 */
export function extendedAll(base: Particle, addition: Particle): readonly Particle[] | undefined {
  if (base.kind !== "all" && addition.kind !== "all") return undefined;
  const [before, after] = [itemsOf(base), itemsOf(addition)];
  return before === undefined || after === undefined ? undefined : [...before, ...after];
}

function itemsOf(particle: Particle): readonly Particle[] | undefined {
  if (particle.kind === "element" || particle.kind === "wildcard") return [particle];
  if (particle.kind === "choice" || particle.max > 1) return undefined;
  if (particle.items.some(({ kind }) => kind !== "element" && kind !== "wildcard")) return undefined;
  return particle.min > 0 ? particle.items : particle.items.map((item) => ({ ...item, min: 0 }));
}
