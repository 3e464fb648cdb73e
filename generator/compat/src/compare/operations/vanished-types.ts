import type { ContractModel, TypeId, TypeModel, TypeUse } from "@stubwright/contract/model";
import { typesById, usesOf } from "@stubwright/contract/model";
import type { Change } from "../change.js";
import type { Sides } from "../types/type-comparison.js";

/**
 * Types that are exported no more, of which nothing else reports: code that imports them does not compile. What a message carried is
 * reported where the message changed, unless only its name was in the code: it was the base of another, or one of a union.
 * `reported` is what has been told to go by another name.
 */
export function vanishedTypes({ old, now }: Sides, reported: ReadonlySet<string>): readonly Change[] {
  if (old.model === undefined || now.model === undefined) return [];
  const carried = carriedTypes(old.model);
  const kept = old.model.types.filter(({ typeName }) => now.names.byName.has(typeName));
  const inNameOnly = new Set(kept.flatMap(basesOf));
  return old.model.types
    .filter(({ kind, id, typeName }) => {
      const isGone = kind !== "array" && !now.names.byName.has(typeName) && !reported.has(typeName);
      return isGone && (!carried.has(id) || inNameOnly.has(id));
    })
    .map(({ typeName, at }) => ({
      rule: "ts-symbol-changed",
      node: "symbol",
      path: typeName,
      old: typeName,
      new: undefined,
      base: at,
      head: undefined,
      surfaces: ["ts-client", "ts-server"],
    }));
}

/** The types that a type is made of, beside those of its members. */
function basesOf(type: TypeModel): readonly TypeId[] {
  const used = type.kind === "scalar" ? usesOf(type) : [];
  const declared = used.flatMap((use) => (use.kind === "declared" ? [use.id] : []));
  return type.base === undefined ? declared : [type.base, ...declared];
}

/** The types of all messages and documents, those inside them, and those that they extend. */
export function carriedTypes(model: ContractModel): ReadonlySet<TypeId> {
  const { operations, elements } = model;
  const types = typesById(model);
  const messages = operations.flatMap(({ request, reply, faults }) => [
    ...[request, ...(reply === undefined ? [] : [reply])].flatMap(({ type, headers }) => [
      type,
      ...headers.map((header) => header.type),
    ]),
    ...faults.map((fault) => fault.type),
  ]);
  const roots = operations.length > 0 ? messages : elements.map((element) => element.type);
  const carried = new Set<TypeId>();
  const pending: TypeUse[] = [...roots];
  for (let use = pending.pop(); use !== undefined; use = pending.pop()) {
    if (use.kind !== "declared" || carried.has(use.id)) continue;
    carried.add(use.id);
    const type = types.get(use.id);
    if (type === undefined) continue;
    for (const inside of usesOf(type)) pending.push(inside);
    if (type.kind === "record" && type.base !== undefined) pending.push({ kind: "declared", id: type.base });
  }
  return carried;
}
