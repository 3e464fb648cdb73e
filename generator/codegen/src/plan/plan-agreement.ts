import type { ContractModel, MemberModel, PartModel, TypeId, TypeModel } from "@stubwright/contract/model";
import { exactTypeName, typeGroups, usesOf } from "@stubwright/contract/model";
import type { PlannedAgreement } from "./plan.js";

/** The compiler compares types that are inside each other up to 100 levels, and then gives up (TS2321). */
const mostLevels = 80;

/**
 * The types that are held to their OpenAPI schemas, each behind those inside it: the compiler remembers what it has compared.
 * Of large groups of types that all lead to each other, and of what leads to them, it can compare the members' names only.
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

/** How many levels a type is for the compiler: its object and what its members are, unions and arrays among them. */
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
