import type { ContractModel, TypeUse } from "../model/contract-model.js";
import { operationElements } from "../model/operation-elements.js";
import { typesById } from "../model/types-by-id.js";
import { namedUses } from "./reached-namespaces.js";

/** The ids of the types that messages in SOAP section 5 encoding hold. */
export function encodedTypes(model: ContractModel): ReadonlySet<string> {
  const byId = typesById(model);
  const found = new Set<string>();
  const add = (use: TypeUse): void => {
    if (use.kind === "declared") found.add(use.id);
  };
  for (const { encoded, type } of model.operations.flatMap(operationElements)) if (encoded) add(type);
  for (const id of found) {
    const type = byId.get(id);
    if (type !== undefined) for (const use of namedUses(type)) add(use.type);
  }
  return found;
}
