import type { ContractModel, MemberModel, PartModel, TypeId, TypeModel } from "@stubwright/contract/model";
import { exactTypeName, typeGroups, usesOf } from "@stubwright/contract/model";
import type { PlannedAgreement } from "./plan.js";

/** The most nested levels of a whole comparison. The compiler gives up after 100 levels (TS2321). */
const mostLevels = 80;

/**
 * Plans the types that openapi.ts compares with their schemas. Each type comes after the types inside it, because the
 * compiler remembers finished comparisons. For large groups of mutually recursive types, and for types that lead to
 * them, the compiler can only compare the names of the members.
 */
export function planAgreement({ types }: ContractModel): readonly PlannedAgreement[] {
  const partly = new Set<TypeId>();
  return typeGroups(types).flatMap((group) => {
    const levels = group.reduce((sum, type) => sum + levelsOf(type), 0);
    const leadsToPartly = group.some((type) =>
      usesOf(type).some((use) => use.kind === "declared" && partly.has(use.id)),
    );
    const isWhole = levels <= mostLevels && !leadsToPartly;
    if (!isWhole) for (const { id } of group) partly.add(id);
    return group.flatMap((type) => namesOf(type).map((typeName) => ({ typeName, isWhole })));
  });
}

function namesOf(type: TypeModel): readonly string[] {
  if (type.kind === "array") return [];
  if (type.kind === "record" && type.abstract) return [type.typeName];
  return [...new Set([type.typeName, exactTypeName(type)])];
}

/**
 * The number of levels that the compiler needs for a type: its object, and the members with their unions and arrays.
 */
function levelsOf(type: TypeModel): number {
  if (type.kind === "scalar" || type.kind === "open") return 0;
  if (type.kind === "array") return 2;
  return Math.max(2, ...type.members.map(levelsOfMember), ...(type.parts ?? []).map(levelsOfPart));
}

function levelsOfMember({ max, nillable }: MemberModel): number {
  return 2 + Number(max > 1) + Number(nillable);
}

function levelsOfPart(part: PartModel): number {
  switch (part.kind) {
    case "any":
      return 2;
    case "member":
      return levelsOfMember(part.member);
    case "choice":
      return 1 + Math.max(...part.branches.flat().map(levelsOfPart));
    case "list":
      return 5;
  }
}
