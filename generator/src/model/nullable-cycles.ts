import type { ExpandedName } from "../link/schema-set.js";
import type { ContractModel, ElementModel, TypeId, TypeModel } from "./contract-model.js";
import { encodedTypes } from "./encoded-types.js";
import { mapElements } from "./map-elements.js";
import { requiredCycles } from "./required-cycles.js";

/**
 * In SOAP's encoding a member may be null whatever the schema says (SOAP 1.1 section 5.1, rule 9), and services rely on it where types
 * require themselves: the last one of a list has null in the place of the rest. So such a member is nillable, where no literal message
 * has its type as well.
 */
export function withNullableCycles(model: ContractModel): ContractModel {
  const { held, heldLiterally } = encodedTypes(model);
  const types = model.types.filter(({ id }) => held.has(id) && !heldLiterally.has(id));
  const changed = new Map<TypeId, TypeModel>();
  for (const cycle of requiredCycles(types)) {
    for (const type of cycle.types)
      changed.set(type.id, withNullable(type, new Set(cycle.elementsOf(type).map(nameOf))));
  }
  if (changed.size === 0) return model;
  return { ...model, types: model.types.map((type) => changed.get(type.id) ?? type) };
}

function withNullable(type: TypeModel, names: ReadonlySet<ExpandedName>): TypeModel {
  return mapElements(type, (element) => (names.has(element.name) ? { ...element, nillable: true } : element));
}

function nameOf({ name }: ElementModel): ExpandedName {
  return name;
}
