import type { BuiltinName } from "../simple-types/builtin-name.js";
import type { BuiltinUse, ContractModel } from "./contract-model.js";
import { usesOf } from "./uses-of.js";

/** The built-in types that a contract uses anywhere, by their names, each as it is used. */
export function usedBuiltins(model: ContractModel): ReadonlyMap<BuiltinName, BuiltinUse> {
  const components = [...model.elements, ...(model.attributes ?? [])];
  const uses = [...components.map((component) => component.type), ...model.types.flatMap(usesOf)];
  return new Map(uses.flatMap((use) => (use.kind === "builtin" ? [[use.name, use]] : [])));
}
