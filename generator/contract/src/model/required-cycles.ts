import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { localName } from "../schema/expanded-name.js";
import type { ElementModel, ParticleModel, TypeModel, TypeUse } from "./contract-model.js";
import { typeGroups } from "./type-groups.js";

/**
 * Types whose values all require each other, such as a list that requires its rest: a message with such a value would
 * never end.
 */
export interface RequiredCycle {
  readonly types: readonly TypeModel[];
  /** The elements that every value of a type of the cycle has and whose types are in the cycle. */
  readonly elementsOf: (type: TypeModel) => readonly ElementModel[];
}

/** Finds the cycles of types that require each other. */
export function requiredCycles(types: readonly TypeModel[]): readonly RequiredCycle[] {
  const groups = typeGroups(types, (type) => requiredElements(type).map((element) => element.type));
  return groups.map(cycleOf).filter(({ types: [first], elementsOf }) => first && elementsOf(first).length > 0);
}

function cycleOf(types: readonly TypeModel[]): RequiredCycle {
  const ids = new Set(types.map(({ id }) => id));
  const isAmong = (use: TypeUse): boolean => use.kind === "declared" && ids.has(use.id);
  return { types, elementsOf: (type) => requiredElements(type).filter((element) => isAmong(element.type)) };
}

/** The elements that every value of a type has. Elements in branches of a choice are not among them. */
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

/** Reports types that no message can have a value of, because they require each other. */
export function reportCycles(types: readonly TypeModel[], diagnostics: Diagnostics): void {
  for (const cycle of requiredCycles(types)) {
    const [first] = cycle.types;
    if (first !== undefined) {
      diagnostics.report("type-requires-itself", first.at, { type: first.typeName, elements: elementsText(cycle) });
    }
  }
}

/** The elements of a cycle: `List/rest, Rest/list`. */
function elementsText({ types, elementsOf }: RequiredCycle): string {
  const paths = types.flatMap((type) => elementsOf(type).map(({ name }) => `${type.typeName}/${localName(name)}`));
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : "";
  return paths.slice(0, mostNamed).join(", ") + more;
}
