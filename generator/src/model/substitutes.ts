import type { ElementDeclaration, ElementUse, SchemaSet } from "../link/schema-set.js";

/**
 * The elements that may stand where one is referred to (XSD 1.0 Part 1, 3.3.6): itself unless it is abstract, and those of
 * its substitution group. An abstract element without a group stands for itself: nothing could otherwise be said of it.
 */
export function substitutes(use: ElementUse, schemas: SchemaSet): readonly ElementUse[] {
  if (use.kind === "local") return [use];
  const head = schemas.elements.get(use.name);
  if (head === undefined || head.block.includes("substitution")) return [use];
  const group = new Set<ElementDeclaration>([head]);
  for (const member of group) {
    for (const element of schemas.elements.values()) if (element.substitutionGroup === member.name) group.add(element);
  }
  const concrete = [...group].filter((element) => !element.abstract);
  return concrete.length === 0 ? [use] : concrete.map((element) => ({ kind: "reference", name: element.name }));
}
