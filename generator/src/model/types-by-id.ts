import type { ContractModel, TypeId, TypeModel } from "./contract-model.js";

const indexes = new WeakMap<ContractModel, ReadonlyMap<TypeId, TypeModel>>();

/** The types of a model by their ids; made once for each model. */
export function typesById(model: ContractModel): ReadonlyMap<TypeId, TypeModel> {
  const known = indexes.get(model) ?? new Map(model.types.map((type) => [type.id, type]));
  indexes.set(model, known);
  return known;
}
