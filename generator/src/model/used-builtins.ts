import type { BuiltinName } from "../scalar/builtin-name.js";
import type { ContractModel, TypeUse } from "./contract-model.js";
import { partMembers } from "./record-parts.js";

/** The built-in types that a contract uses anywhere. */
export function usedBuiltins(model: ContractModel): ReadonlySet<BuiltinName> {
  const uses = [...model.elements, ...(model.attributes ?? [])].map((component) => component.type);
  for (const type of model.types) {
    switch (type.kind) {
      case "array":
        uses.push(type.item.type);
        break;
      case "record":
        uses.push(...[...type.members, ...partMembers(type.parts ?? [])].map((member) => member.type));
        break;
      case "scalar":
        uses.push(...scalarUses(type.definition));
        break;
      case "open":
        break;
    }
  }
  return new Set(uses.flatMap((use) => (use.kind === "builtin" ? [use.name] : [])));
}

function scalarUses(
  definition: (ContractModel["types"][number] & { readonly kind: "scalar" })["definition"],
): readonly TypeUse[] {
  switch (definition.kind) {
    case "restriction":
      return [definition.base];
    case "list":
      return [definition.item];
    case "union":
      return definition.members;
    case "openEnumeration":
      return [];
  }
}
