import type { ElementModel, ParticleModel, TypeModel, TypeUse } from "./contract-model.js";
import { typeGroups } from "./type-groups.js";

/** Types that all require each other's values, as a list requires its rest: no message that has one would end. */
export function requiredCycles(types: readonly TypeModel[]): readonly (readonly TypeModel[])[] {
  const groups = typeGroups(types, (type) => requiredElements(type).map((element) => element.type));
  return groups.filter((group) => group.some((type) => elementsWithin(type, group).length > 0));
}

/** The elements that each value of a type has, not null, and whose types are among these. */
export function elementsWithin(type: TypeModel, types: readonly TypeModel[]): readonly ElementModel[] {
  const isAmong = (use: TypeUse): boolean => use.kind === "declared" && types.some(({ id }) => id === use.id);
  return requiredElements(type).filter((element) => isAmong(element.type));
}

/** Which branch of a choice there is decides none. */
function requiredElements(type: TypeModel): readonly ElementModel[] {
  if (type.kind === "array") return type.min > 0 ? ownValues(type.item) : [];
  if (type.kind !== "record" || type.content.kind !== "elements") return [];
  return requiredBy(type.content.particle);
}

function requiredBy(particle: ParticleModel): readonly ElementModel[] {
  if (particle.min === 0) return [];
  switch (particle.kind) {
    case "element":
      return ownValues(particle.element);
    case "sequence":
    case "all":
      return particle.items.flatMap(requiredBy);
    case "choice":
    case "wildcard":
      return [];
  }
}

function ownValues(element: ElementModel): readonly ElementModel[] {
  return element.nillable ? [] : [element];
}
