import type { Particle } from "../schema-set.js";

/** How many elements a particle takes at least and at most. */
export interface ParticleRange {
  readonly min: number;
  readonly max: number;
}

/** The effective total range of a particle (XSD 1.0 Part 1, section 3.8.6). */
export function totalRange(particle: Particle): ParticleRange {
  if (particle.kind === "element" || particle.kind === "wildcard") return { min: particle.min, max: particle.max };
  const inside = particle.items.map(totalRange);
  const { min, max } = particle.kind === "choice" ? anyRange(inside) : sumRange(inside);
  return { min: times(particle.min, min), max: times(particle.max, max) };
}

/** The range of a choice: one of its branches is taken, none where it has none. */
function anyRange(branches: readonly ParticleRange[]): ParticleRange {
  if (branches.length === 0) return { min: 0, max: 0 };
  return {
    min: Math.min(...branches.map(({ min }) => min)),
    max: Math.max(...branches.map(({ max }) => max)),
  };
}

function sumRange(items: readonly ParticleRange[]): ParticleRange {
  let [min, max] = [0, 0];
  for (const item of items) {
    min += item.min;
    max += item.max;
  }
  return { min, max };
}

function times(left: number, right: number): number {
  return left === 0 || right === 0 ? 0 : left * right;
}

/** Whether no element at all fits (section 3.9.6, particle emptiable). */
export function isEmptiable(particle: Particle | undefined): boolean {
  return particle === undefined || totalRange(particle).min === 0;
}

/** Whether the occurrences of the one are within those of the other (range-ok). */
export function isWithin(inner: ParticleRange, outer: ParticleRange): boolean {
  return inner.min >= outer.min && inner.max <= outer.max;
}
