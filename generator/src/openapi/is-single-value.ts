import type { ContractModel, MemberModel } from "../model/contract-model.js";
import { typesById } from "../model/types-by-id.js";

/** Whether a member is one value of a built-in or simple type, which a path or a query has as text. */
export function isSingleValue({ type, max }: MemberModel, model: ContractModel): boolean {
  if (max > 1) return false;
  return type.kind === "builtin" ? type.name !== "anyType" : typesById(model).get(type.id)?.kind === "scalar";
}
