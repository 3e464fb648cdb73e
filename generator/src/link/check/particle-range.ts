import type { Particle } from "../schema-set.js";

/** How many elements a particle takes at least and at most. */
export interface ParticleRange {
  readonly min: number;
  readonly max: number;
}

/** The effective total range of a particle (XSD 1.0 Part 1, section 3.8.6). */
export function totalRange(particle: Particle): ParticleRange {
  if (particle.kind === "element" || particle.kind === "wildcard") return { min: particle.min, max: particle.max };
  const ranges = particle.items.map(totalRange);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const minima = ranges.map(({ min }) => min);
  const maxima = ranges.map(({ max }) => max);
  const choice = particle.kind === "choice";
  const min = choice ? (minima.length === 0 ? 0 : Math.min(...minima)) : sum(minima);
  const max = choice ? Math.max(0, ...maxima) : sum(maxima);
  return { min: times(particle.min, min), max: times(particle.max, max) };
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
