import type { ContractModel, TypeId, TypeModel, TypeUse } from "./contract-model.js";

const indexes = new WeakMap<ContractModel, ReadonlyMap<TypeId, TypeModel>>();

/** The types of a model by their ids; made once for each model. */
export function typesById(model: ContractModel): ReadonlyMap<TypeId, TypeModel> {
  const known = indexes.get(model) ?? new Map(model.types.map((type) => [type.id, type]));
  indexes.set(model, known);
  return known;
}

/** The declared type of a use; undefined for a built-in one. */
export function typeOfUse(use: TypeUse, byId: ReadonlyMap<TypeId, TypeModel>): TypeModel | undefined {
  return use.kind === "declared" ? byId.get(use.id) : undefined;
}

/** A use as text. */
export function keyOfUse(use: TypeUse): string {
  return use.kind === "builtin" ? use.name : use.id;
}
