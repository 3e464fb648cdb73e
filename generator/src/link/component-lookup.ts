import { groupBy } from "../collection/group-by.js";
import { builtinTypes } from "./builtin-types.js";
import type { SchemaSet } from "./schema-set.js";
import type { ComponentLookup } from "./type-derivation.js";

/** Finds the components of linked schemas by their names. */
export function componentLookup({ types, elements }: SchemaSet): ComponentLookup {
  const members = groupBy(elements.values(), ({ substitutionGroup }) => substitutionGroup);
  return {
    type: (reference) =>
      reference.kind === "anonymous" ? reference.type : (builtinTypes.get(reference.name) ?? types.get(reference.name)),
    substitutesOf: (head) => members.get(head) ?? [],
  };
}
