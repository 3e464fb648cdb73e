import { builtinTypes } from "../link/builtin-types.js";
import type { ElementDeclaration, ElementUse, ExpandedName, SchemaSet } from "../link/schema-set.js";
import { type ComponentLookup, substitutionGroup } from "../link/type-derivation.js";

/** Finds the components of linked schemas by their names. */
export function componentLookup(schemas: SchemaSet): ComponentLookup {
  const members = new Map<ExpandedName, ElementDeclaration[]>();
  for (const element of schemas.elements.values()) {
    const head = element.substitutionGroup;
    if (head !== undefined) members.set(head, [...(members.get(head) ?? []), element]);
  }
  return {
    type: (reference) =>
      reference.kind === "anonymous"
        ? reference.type
        : (builtinTypes.get(reference.name) ?? schemas.types.get(reference.name)),
    substitutesOf: (head) => members.get(head) ?? [],
  };
}

/**
 * The elements that may stand where one is referred to (XSD 1.0 Part 1, 3.3.6): itself unless it is abstract, and those of
 * its substitution group. An abstract element without a group stands for itself: nothing could otherwise be said of it.
 */
export function substitutes(use: ElementUse, schemas: SchemaSet, lookup: ComponentLookup): readonly ElementUse[] {
  if (use.kind === "local") return [use];
  const head = schemas.elements.get(use.name);
  if (head === undefined) return [use];
  const concrete = substitutionGroup(head, lookup);
  return concrete.length === 0 ? [use] : concrete.map(({ name }) => ({ ...use, name }));
}
