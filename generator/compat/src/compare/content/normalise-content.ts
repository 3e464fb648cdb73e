import type { Span } from "@stubwright/contract/diagnostics";
import type { ElementDeclaration, ElementUse, ExpandedName, Particle, Wildcard } from "@stubwright/contract/schema";
import { type Content, type GroupContent, isGroup } from "./content.js";

/** Looks up and spells the names of one side. */
interface ContentNames {
  readonly element: (use: ElementUse) => ElementDeclaration;
  readonly align: (name: ExpandedName) => ExpandedName;
  readonly alignWildcard: (wildcard: Wildcard) => Wildcard;
}

/** A content model without pointless parts: groups of one item, groups inside groups of the same kind, empty groups. */
export function normaliseContent(particle: Particle | undefined, at: Span, names: ContentNames): Content {
  const content = particle === undefined ? undefined : normalise(particle, names);
  return content ?? { kind: "sequence", min: 1, max: 1, at, items: [] };
}

function normalise(particle: Particle, names: ContentNames): Content | undefined {
  const { min, max, at } = particle;
  if (particle.kind === "element") {
    const declaration = names.element(particle.element);
    return { kind: "element", min, max, at, declaration, name: names.align(declaration.name) };
  }
  if (particle.kind === "wildcard") {
    return { kind: "wildcard", min, max, at, wildcard: names.alignWildcard(particle.wildcard) };
  }
  const items = particle.items.map((item) => normalise(item, names));
  const flat = items.flatMap((item) => {
    if (item === undefined) return [];
    return isInline(item, particle.kind) ? item.items : [item];
  });
  const [only] = flat;
  if (only === undefined) return undefined;
  const least = particle.kind === "choice" && particle.items.some(isNothing) ? 0 : min;
  if (flat.length > 1) return { kind: particle.kind, min: least, max, at, items: flat };
  return alone(only, least, max) ?? { kind: "sequence", min: least, max, at, items: flat };
}

/** Whether a branch of a choice is empty. A choice without branches is not empty: it has no valid content. */
function isNothing(particle: Particle): boolean {
  if (particle.kind === "element" || particle.kind === "wildcard") return false;
  if (particle.kind === "choice") return particle.items.length > 0 && particle.items.every(isNothing);
  return particle.items.every(isNothing);
}

/** Whether a group occurs once in a group of the same kind. */
function isInline(item: Content, kind: string): item is GroupContent {
  return isGroup(item) && item.kind === kind && item.kind !== "all" && item.min === 1 && item.max === 1;
}

/** The only item of a group with the counts of both, if they can be combined. */
function alone(item: Content, min: number, max: number): Content | undefined {
  if (min === 1 && max === 1) return item;
  if (item.min === 1 && item.max === 1) return { ...item, min, max };
  const optional = (low: number, high: number): boolean => low === 0 && high === 1;
  if (optional(min, max) && item.min <= 1) return { ...item, min: 0 };
  if (optional(item.min, item.max) && min <= 1) return { ...item, min: 0, max };
  if (max === Number.POSITIVE_INFINITY && item.max === Number.POSITIVE_INFINITY && min <= 1 && item.min <= 1) {
    return { ...item, min: Math.min(min, item.min) };
  }
  return undefined;
}
