import type { Derivation, ElementDeclaration } from "../../schema/schema-set.js";
import type { DeclarationModel, ElementModel, NilFacts, TypeDerivationName } from "../contract-model.js";
import type { TypeBuilder } from "./build-types.js";

/** What an element's declaration says beyond type, nillability and value; undefined where it says nothing more. */
export function elementDeclaration(element: ElementDeclaration, types: TypeBuilder): DeclarationModel | undefined {
  const block = typeBlocks(element.block);
  const { abstract } = element;
  const constraints = types.present(element.identityConstraints);
  return abstract || block.length > 0 || constraints.length > 0 ? { abstract, block, constraints } : undefined;
}

/** Whether an element may be null, by what its declaration says and its value. */
export function nilFacts(isNillable: boolean, value: ElementModel["value"]): NilFacts {
  if (value?.kind !== "fixed") return { nillable: isNillable };
  return isNillable ? { nillable: false, deniesNil: true } : { nillable: false };
}

/** The derivations of complex types among all. */
export function typeBlocks(block: readonly Derivation[]): readonly TypeDerivationName[] {
  return block.filter((one) => one === "extension" || one === "restriction");
}
