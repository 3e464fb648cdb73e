import { builtinTypes } from "./builtin-types.js";
import type { ElementDeclaration, ExpandedName, SchemaSet } from "./schema-set.js";
import type { ComponentLookup } from "./type-derivation.js";

/** Finds the components of linked schemas by their names. */
export function componentLookup({ types, elements }: SchemaSet): ComponentLookup {
  const members = new Map<ExpandedName, ElementDeclaration[]>();
  for (const element of elements.values()) {
    const head = element.substitutionGroup;
    if (head === undefined) continue;
    const known = members.get(head);
    if (known === undefined) members.set(head, [element]);
    else known.push(element);
  }
  return {
    type: (reference) =>
      reference.kind === "anonymous" ? reference.type : (builtinTypes.get(reference.name) ?? types.get(reference.name)),
    substitutesOf: (head) => members.get(head) ?? [],
  };
}
