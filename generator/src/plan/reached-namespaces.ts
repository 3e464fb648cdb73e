import { addToGroup, type OpenGroups } from "../collection/group-by.js";
import type { ContractModel, TypeModel, TypeUse } from "../model/contract-model.js";
import { encodedArrayNames } from "../model/encoded-item-type.js";
import { namespaceName } from "../model/expanded-name.js";
import { partMembers } from "../model/record-parts.js";
import { typesById } from "../model/types-by-id.js";

/**
 * The namespaces that a message of each type may have names of, by the type's id. Found backwards, from the types that
 * have such names to those that lead to them: that takes time as the types, and not as their pairs. Open content has names
 * of the contract's own.
 */
export function reachedNamespaces(model: ContractModel): ReadonlyMap<string, ReadonlySet<string>> {
  const { types, namespace: own } = model;
  const owners: OpenGroups<string, string> = new Map();
  const users: OpenGroups<string, string> = new Map();
  const byId = typesById(model);
  for (const type of types) {
    for (const namespace of ownNamespaces(type, own, byId)) addToGroup(owners, namespace, type.id);
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

/** The namespaces that an element of a type has, whatever is in it: open content those of the contract, encoded arrays that of their items' type. */
function ownNamespaces(type: TypeModel, own: string, byId: ReadonlyMap<string, TypeModel>): readonly string[] {
  if (type.kind === "open") return [own];
  return type.kind === "array" ? encodedArrayNames(type, byId).map(namespaceName) : [];
}

/** The names in an element of a type, and the types below them; types that stand for it are named by xsi:type. */
function namedUses(type: TypeModel): readonly { readonly name: string; readonly type: TypeUse }[] {
  if (type.kind === "array") return [type.item];
  if (type.kind !== "record") return [];
  const standIns = (type.standIns ?? []).map((id) => ({ name: id, type: { kind: "declared" as const, id } }));
  return [...type.members, ...partMembers(type.parts ?? []), ...standIns];
}
