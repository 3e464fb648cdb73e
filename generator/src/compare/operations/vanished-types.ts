import type { ContractModel, TypeId, TypeUse } from "../../model/contract-model.js";
import { typesById } from "../../model/types-by-id.js";
import { usesOf } from "../../model/uses-of.js";
import type { Change } from "../change.js";
import type { Sides } from "../types/type-comparison.js";

/**
 * Types that are exported no more and that no message carried: nothing else reports of them, and code that imports them
 * does not compile. What a message carried is reported where the message changed.
 */
export function vanishedTypes({ old, now }: Sides): readonly Change[] {
  if (old.model === undefined || now.model === undefined) return [];
  const carried = carriedTypes(old.model);
  return old.model.types
    .filter((type) => type.kind !== "array" && !carried.has(type.id) && !now.names.typeNames.has(type.typeName))
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
