import type { SimpleTypeDefinition, TypeReference, Variety } from "../schema-set.js";

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

/**
 * A variety and those of its items or members at any depth. Each is visited once, because unions of unions may lead to
 * the innermost in too many ways.
 */
export function* varietiesIn(
  variety: Variety,
  simpleType: (reference: TypeReference) => SimpleTypeDefinition | undefined,
): Generator<Variety, void> {
  const met = new Set([variety]);
  for (const one of met) {
    yield one;
    for (const part of varietyParts(one)) {
      const definition = simpleType(part);
      if (definition !== undefined) met.add(definition.variety);
    }
  }
}
