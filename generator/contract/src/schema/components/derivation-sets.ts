import type { DerivationSet } from "../../syntax/schema-syntax.js";
import type { Derivation } from "../schema-set.js";

/** The derivations a block or final attribute names, or else the schema's default for it, of those the component knows. */
export function derivationSet(
  own: DerivationSet,
  byDefault: DerivationSet,
  known: readonly Derivation[],
): readonly Derivation[] {
  const words = own ?? byDefault ?? [];
  return words.includes("#all") ? known : known.filter((derivation) => words.includes(derivation));
}

/** What `block` of an element and `blockDefault` may name. */
export const elementBlocks: readonly Derivation[] = ["extension", "restriction", "substitution"];

/** What `final` of an element, and `block` and `final` of a complex type may name. */
export const typeDerivations: readonly Derivation[] = ["extension", "restriction"];

/** What `final` of a simple type may name. */
export const simpleDerivations: readonly Derivation[] = ["extension", "restriction", "list", "union"];
