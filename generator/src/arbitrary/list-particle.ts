import type { ListPart, ParticleModel } from "../model/contract-model.js";

/** The particle that a list holds: all of the content, or the group that repeats. */
export function listParticle(particle: ParticleModel, list: ListPart): ParticleModel | undefined {
  if (list.property === "$content") return particle;
  if (particle.kind === "element" || particle.kind === "wildcard") return undefined;
  const isWanted = list.members.some(({ name }) => particle.items.some((item) => holds(item, name)));
  if (particle.max > 1 && isWanted) return particle;
  for (const item of particle.items) {
    const found = listParticle(item, list);
    if (found !== undefined) return found;
  }
  return undefined;
}

function holds(particle: ParticleModel, name: string): boolean {
  if (particle.kind === "element") return particle.element.name === name;
  return particle.kind !== "wildcard" && particle.items.some((item) => holds(item, name));
}
