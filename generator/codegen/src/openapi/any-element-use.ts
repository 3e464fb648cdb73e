import type { ContractModel, PartModel, TypeModel, TypeUse } from "@stubwright/contract/model";
import { allMembers, operationElements } from "@stubwright/contract/model";

/** Whether a contract has wildcards or `xs:anyType`, whose content comes as `AnyElement` and `AnyContent`. */
export function usesAnyElement(model: ContractModel): boolean {
  const isAny = (use: TypeUse): boolean => use.kind === "builtin" && use.name === "anyType";
  const messages = model.operations.flatMap(operationElements);
  return (
    model.types.some((type) => hasWildcard(type) || memberUses(type).some(isAny)) ||
    messages.some(({ type }) => isAny(type))
  );
}

function hasWildcard(type: TypeModel): boolean {
  return type.kind === "record" && (type.parts ?? []).some(isWildcard);
}

function isWildcard(part: PartModel): boolean {
  switch (part.kind) {
    case "any":
      return true;
    case "list":
      return part.any;
    case "choice":
      return part.branches.some((branch) => branch.some(isWildcard));
    case "member":
      return false;
  }
}

function memberUses(type: TypeModel): readonly TypeUse[] {
  if (type.kind === "array") return [type.item.type];
  return type.kind === "record" ? allMembers(type).map((member) => member.type) : [];
}
