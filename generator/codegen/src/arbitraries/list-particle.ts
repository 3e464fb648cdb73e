import type { ListPart, ParticleModel } from "@stubwright/contract/model";

/** The particle of a list: the whole content, or the repeated group. */
export function listParticle(particle: ParticleModel, list: ListPart): ParticleModel | undefined {
  if (list.property === "$content") return particle;
  if (particle.kind === "element" || particle.kind === "wildcard") return undefined;
  if (particle.max > 1 && particle.items.some((item) => holds(item, list))) return particle;
  for (const item of particle.items) {
    const found = listParticle(item, list);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a particle contains an element of the list, or a wildcard if the list has no elements. */
function holds(particle: ParticleModel, list: ListPart): boolean {
  if (particle.kind === "element") return list.members.some(({ name }) => name === particle.element.name);
  if (particle.kind === "wildcard") return list.any && list.members.length === 0;
  return particle.items.some((item) => holds(item, list));
}
