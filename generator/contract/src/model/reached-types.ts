import type { ContractModel, TypeId, TypeUse } from "./contract-model.js";
import { typesById } from "./types-by-id.js";
import { usesOf } from "./uses-of.js";

/** The declared types that some uses lead to, directly or by others. */
export function reachedTypes(uses: readonly TypeUse[], model: ContractModel): ReadonlySet<TypeId> {
  const byId = typesById(model);
  const found = new Set<TypeId>();
  const add = (use: TypeUse): void => {
    if (use.kind === "declared") found.add(use.id);
  };
  uses.forEach(add);
  for (const id of found) {
    const type = byId.get(id);
    if (type !== undefined) usesOf(type).forEach(add);
  }
  return found;
}
