import type { PartModel, TypeModel, TypeUse } from "./contract-model.js";

/** The types that a type leads to: those of what is in it, and those that may stand for it. */
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
        ...(type.standIns ?? []).map((id) => ({ kind: "declared", id }) as const),
        ...type.members.map((member) => member.type),
        ...(type.parts ?? []).flatMap(partUses),
      ];
  }
}

function partUses(part: PartModel): readonly TypeUse[] {
  switch (part.kind) {
    case "any":
      return [];
    case "member":
      return [part.member.type];
    case "list":
      return part.members.map((member) => member.type);
    case "choice":
      return part.branches.flatMap((branch) => branch.flatMap(partUses));
  }
}
