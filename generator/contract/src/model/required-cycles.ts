import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ElementModel, ParticleModel, TypeModel, TypeUse } from "./contract-model.js";
import { localName } from "./expanded-name.js";
import { typeGroups } from "./type-groups.js";

/** Types that all require each other's values, as a list requires its rest: no message that has one would end. */
export interface RequiredCycle {
  readonly types: readonly TypeModel[];
  /** The elements of one of them that each of its values has, not null, and whose types are among them, too. */
  readonly elementsOf: (type: TypeModel) => readonly ElementModel[];
}

/** Finds the types whose values would have no end. */
export function requiredCycles(types: readonly TypeModel[]): readonly RequiredCycle[] {
  const groups = typeGroups(types, (type) => requiredElements(type).map((element) => element.type));
  return groups.map(cycleOf).filter(({ types: [first], elementsOf }) => first && elementsOf(first).length > 0);
}

function cycleOf(types: readonly TypeModel[]): RequiredCycle {
  const ids = new Set(types.map(({ id }) => id));
  const isAmong = (use: TypeUse): boolean => use.kind === "declared" && ids.has(use.id);
  return { types, elementsOf: (type) => requiredElements(type).filter((element) => isAmong(element.type)) };
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

const mostNamed = 5;

/** Reports types of which no message can have a value, as each requires another. */
export function reportCycles(types: readonly TypeModel[], diagnostics: Diagnostics): void {
  for (const cycle of requiredCycles(types)) {
    const [first] = cycle.types;
    if (first !== undefined) {
      diagnostics.report("type-requires-itself", first.at, { type: first.typeName, elements: elementsText(cycle) });
    }
  }
}

/** `List/rest` and so on. */
function elementsText({ types, elementsOf }: RequiredCycle): string {
  const paths = types.flatMap((type) => elementsOf(type).map(({ name }) => `${type.typeName}/${localName(name)}`));
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : "";
  return paths.slice(0, mostNamed).join(", ") + more;
}
