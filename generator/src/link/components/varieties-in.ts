import type { SimpleTypeDefinition, TypeReference, Variety } from "../schema-set.js";

/**
 * A variety, those of its item or members, and theirs; each once, as unions of unions may lead to the innermost in more ways
 * than can be gone.
 */
export function* varietiesIn(
  variety: Variety,
  simpleType: (reference: TypeReference) => SimpleTypeDefinition | undefined,
): Generator<Variety, void> {
  const met = new Set([variety]);
  for (const one of met) {
    yield one;
    if (one.kind === "atomic") continue;
    for (const part of one.kind === "list" ? [one.item] : one.members) {
      const definition = simpleType(part);
      if (definition !== undefined) met.add(definition.variety);
    }
  }
}
