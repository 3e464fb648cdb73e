import type { Particle, TypeDefinition } from "../../schema/schema-set.js";

const known = new WeakMap<TypeDefinition, boolean>();

/** Whether a type without a name contains itself, through groups and other types without names. */
export function isCircular(type: TypeDefinition): boolean {
  const circular = known.get(type) ?? reaches(type, type);
  known.set(type, circular);
  return circular;
}

function reaches(from: TypeDefinition, to: TypeDefinition): boolean {
  const open = typesInPlace(from);
  const met = new Set<TypeDefinition>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (met.has(next)) continue;
    met.add(next);
    open.push(...typesInPlace(next));
  }
  return false;
}

/** The types without names in the content of a type. */
function typesInPlace(type: TypeDefinition): TypeDefinition[] {
  if (type.kind === "simple" || type.content.kind !== "elements") return [];
  const found: TypeDefinition[] = [];
  const visit = (particle: Particle): void => {
    if (particle.kind === "wildcard") return;
    if (particle.kind !== "element") particle.items.forEach(visit);
    else if (particle.element.kind === "local" && particle.element.element.type.kind === "anonymous")
      found.push(particle.element.element.type.type);
  };
  if (type.content.particle !== undefined) visit(type.content.particle);
  return found;
}
