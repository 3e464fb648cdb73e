import type { ContractModel, TypeModel, TypeUse } from "../model/contract-model.js";
import { partMembers } from "../model/record-parts.js";

/** The types that can be inside themselves. */
export function recursiveTypes(model: ContractModel): ReadonlySet<string> {
  const inner = new Map(model.types.map((type) => [type.id, innerIds(type)]));
  return new Set(model.types.map(({ id }) => id).filter((id) => reaches(id, inner)));
}

function reaches(id: string, inner: ReadonlyMap<string, readonly string[]>): boolean {
  const found = new Set(inner.get(id));
  for (const one of found) for (const next of inner.get(one) ?? []) found.add(next);
  return found.has(id);
}

function innerIds(type: TypeModel): readonly string[] {
  if (type.kind === "array") return idsOf([type.item.type]);
  if (type.kind !== "record") return [];
  const members = [...type.members, ...partMembers(type.parts ?? [])];
  return [...idsOf(members.map((member) => member.type)), ...(type.standIns ?? []).filter((id) => id !== type.id)];
}

function idsOf(uses: readonly TypeUse[]): readonly string[] {
  return uses.flatMap((use) => (use.kind === "declared" ? [use.id] : []));
}
