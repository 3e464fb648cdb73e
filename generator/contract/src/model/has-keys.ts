import type { ContractModel, ElementModel, TypeModel } from "./contract-model.js";
import { allMembers } from "./record-parts.js";

/** Whether any element of the contract has a key, keyref or unique. */
export function hasKeys(model: ContractModel): boolean {
  const elements = [...model.elements, ...model.types.flatMap(elementsOf)];
  return elements.some(({ declaration }) => declaration !== undefined && declaration.constraints.length > 0);
}

function elementsOf(type: TypeModel): readonly Pick<ElementModel, "declaration">[] {
  if (type.kind === "array") return [type.item];
  return type.kind === "record" ? allMembers(type) : [];
}
