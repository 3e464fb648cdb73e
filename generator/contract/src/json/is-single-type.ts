import type { ContractModel, TypeUse } from "../model/contract-model.js";
import { typesById } from "../model/types-by-id.js";

/** Whether a type is built-in or simple: a path or a query has its value as text. */
export function isSingleType(type: TypeUse, model: ContractModel): boolean {
  return type.kind === "builtin" ? type.name !== "anyType" : typesById(model).get(type.id)?.kind === "scalar";
}
