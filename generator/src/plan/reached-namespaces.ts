import { addToGroup, type OpenGroups } from "../collection/group-by.js";
import type { ContractModel, TypeModel, TypeUse } from "../model/contract-model.js";
import { namespaceName } from "../model/expanded-name.js";
import { partMembers } from "../model/record-parts.js";

/**
 * The namespaces that a message of each type may have names of, by the type's id. Found backwards, from the types that
 * have such names to those that lead to them: that takes time as the types, and not as their pairs. Open content has names
 * of the contract's own.
 */
export function reachedNamespaces({ types, namespace: own }: ContractModel): ReadonlyMap<string, ReadonlySet<string>> {
  const owners: OpenGroups<string, string> = new Map();
  const users: OpenGroups<string, string> = new Map();
  for (const type of types) {
    if (type.kind === "open") addToGroup(owners, own, type.id);
    for (const { name, type: use } of namedUses(type)) {
      addToGroup(owners, namespaceName(name), type.id);
      if (use.kind === "declared") addToGroup(users, use.id, type.id);
    }
  }
  const reached = new Map(types.map((type) => [type.id, new Set<string>()]));
  for (const [namespace, starts] of owners) {
    const found = new Set(starts);
    for (const id of found) {
      reached.get(id)?.add(namespace);
      for (const user of users.get(id) ?? []) found.add(user);
    }
  }
  return reached;
}

/** The names in an element of a type, and the types below them; types that stand for it are named by xsi:type. */
function namedUses(type: TypeModel): readonly { readonly name: string; readonly type: TypeUse }[] {
  if (type.kind === "array") return [type.item];
  if (type.kind !== "record") return [];
  const standIns = (type.standIns ?? []).map((id) => ({ name: id, type: { kind: "declared" as const, id } }));
  return [...type.members, ...partMembers(type.parts ?? []), ...standIns];
}
