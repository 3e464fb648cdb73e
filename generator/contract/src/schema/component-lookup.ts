import { groupBy } from "../collection/group-by.js";
import { builtinTypes } from "./builtin-types.js";
import type { ElementDeclaration, ElementUse, SchemaSet, TypeLookup } from "./schema-set.js";
import { maySubstitute } from "./type-derivation.js";

/** Finds the components that references name. */
export interface ComponentLookup extends TypeLookup {
  /** The declaration of an element particle. Linking has removed references without a declaration. */
  readonly element: (use: ElementUse) => ElementDeclaration;
  /**
   * All elements that may replace an element in a message, itself first unless it is abstract (3.3.6, substitution
   * group OK).
   */
  readonly substitutionGroup: (head: ElementDeclaration) => readonly ElementDeclaration[];
}

/** Makes a lookup for the components of linked schemas. Each substitution group is collected once. */
export function componentLookup({ types, elements }: SchemaSet): ComponentLookup {
  const members = groupBy(elements.values(), ({ substitutionGroup }) => substitutionGroup);
  const groups = new Map<ElementDeclaration, readonly ElementDeclaration[]>();
  const type: TypeLookup["type"] = (reference) =>
    reference.kind === "anonymous" ? reference.type : (builtinTypes.get(reference.name) ?? types.get(reference.name));
  return {
    type,
    element: (use) => {
      const declaration = use.kind === "local" ? use.element : elements.get(use.name);
      if (declaration === undefined) throw new Error("The linker left an element unresolved.");
      return declaration;
    },
    substitutionGroup: (head) => {
      const known = groups.get(head) ?? groupOf(head);
      groups.set(head, known);
      return known;
    },
  };

  function groupOf(head: ElementDeclaration): readonly ElementDeclaration[] {
    const group = new Set([head]);
    if (!head.block.includes("substitution"))
      for (const member of group) for (const substitute of members.get(member.name) ?? []) group.add(substitute);
    return [...group].filter(
      (member) => !member.abstract && (member === head || maySubstitute(member, head, { type })),
    );
  }
}
