import { reachedOnce } from "../collection/once.js";
import type { SimpleTypeDefinition, TypeDefinition, TypeLookup, TypeReference, Variety } from "./schema-set.js";

/** A simple type, its base, the base's base, and so on. */
export function simpleTypeSteps(type: SimpleTypeDefinition, types: TypeLookup): readonly SimpleTypeDefinition[] {
  return [
    ...reachedOnce([type], ({ base }) => {
      const definition = types.type(base);
      return definition?.kind === "simple" ? [definition] : [];
    }),
  ];
}

/** The item type of a list, or the member types of a union; none for an atomic type. */
export function varietyParts(variety: Variety): readonly TypeReference[] {
  switch (variety.kind) {
    case "atomic":
      return [];
    case "list":
      return [variety.item];
    case "union":
      return variety.members;
  }
}

/** A variety and those of its items or members at any depth, each once. */
export function varietiesIn(
  variety: Variety,
  simpleType: (reference: TypeReference) => SimpleTypeDefinition | undefined,
): Iterable<Variety> {
  return reachedOnce([variety], (one) => varietyParts(one).flatMap((part) => simpleType(part)?.variety ?? []));
}

/** The members of a union without facets, and of such unions among them, each once. */
export function unrestrictedMembers(union: TypeDefinition, types: TypeLookup): ReadonlySet<TypeDefinition> {
  const members = new Set(
    reachedOnce([union], (one) => {
      if (one.kind !== "simple" || one.variety.kind !== "union" || one.facets.length > 0) return [];
      return one.variety.members.flatMap((member) => types.type(member) ?? []);
    }),
  );
  members.delete(union);
  return members;
}
