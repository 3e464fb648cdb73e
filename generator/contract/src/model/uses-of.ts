import type { TypeModel, TypeUse } from "./contract-model.js";
import { allMembers } from "./record-parts.js";

/** The types that a type leads to: those of what is in it, and others that may stand for it. */
export function usesOf(type: TypeModel): readonly TypeUse[] {
  switch (type.kind) {
    case "open":
      return [];
    case "array":
      return [type.item.type];
    case "scalar": {
      const { definition } = type;
      if (definition.kind === "union") return definition.members;
      if (definition.kind === "list") return [definition.item];
      return definition.kind === "restriction" ? [definition.base] : [];
    }
    case "record":
      return [
        ...(type.standIns ?? []).filter((id) => id !== type.id).map((id) => ({ kind: "declared", id }) as const),
        ...allMembers(type).map((member) => member.type),
      ];
  }
}
