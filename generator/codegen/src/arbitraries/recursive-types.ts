import type { ContractModel, TypeModel } from "@stubwright/contract/model";
import { typeGroups, usesOf } from "@stubwright/contract/model";

/** The ids of recursive types. */
export function recursiveTypes(model: ContractModel): ReadonlySet<string> {
  const recursive = typeGroups(model.types).filter((group) => group.length > 1 || group.some(containsItself));
  return new Set(recursive.flat().map(({ id }) => id));
}

function containsItself(type: TypeModel): boolean {
  return usesOf(type).some((use) => use.kind === "declared" && use.id === type.id);
}
