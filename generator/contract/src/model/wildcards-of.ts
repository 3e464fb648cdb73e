import type { ParticleModel, Wildcard } from "./contract-model.js";

/** The wildcards of a particle, in order. */
export function wildcardsOf(particle: ParticleModel): readonly Wildcard[] {
  if (particle.kind === "wildcard") return [particle.wildcard];
  return particle.kind === "element" ? [] : particle.items.flatMap(wildcardsOf);
}
