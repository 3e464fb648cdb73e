import type { BuiltinName } from "../scalar/builtin-name.js";
import type { ContractModel } from "./contract-model.js";
import { usesOf } from "./uses-of.js";

/** The built-in types that a contract uses anywhere. */
export function usedBuiltins(model: ContractModel): ReadonlySet<BuiltinName> {
  const components = [...model.elements, ...(model.attributes ?? [])];
  const uses = [...components.map((component) => component.type), ...model.types.flatMap(usesOf)];
  return new Set(uses.flatMap((use) => (use.kind === "builtin" ? [use.name] : [])));
}
