import { spanText } from "@stubwright/contract/diagnostics";
import {
  builtinOf,
  type ContractModel,
  type TypeId,
  type TypeModel,
  type TypeUse,
  typesById,
  usesOf,
} from "@stubwright/contract/model";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import type { TypeComparison } from "../types/type-pair.js";
import { newPair, type Place } from "../types/type-pair.js";
import type { ChangeCollector } from "./reached-change.js";

/**
 * What no message of a service carries and code is generated for all the same: the documents of its schemas, and types.
 * Somebody may keep such documents, or send them where a wildcard stands; what differs is a warning at most. What may stand
 * for an element is reported where content names it: a document starts with no other.
 */
export function compareUncarried(comparison: TypeComparison, collector: ChangeCollector): void {
  const { old, now, alignment } = comparison.sides;
  const isUncarried = uncarriedPlaces(comparison.sides);
  const placeOf = (name: string, base: Place["at"]["base"], head: Place["at"]["head"]): Place => {
    return { pair: newPair(name), node: "element", path: name, qname: name, at: { base, head } };
  };
  for (const [name, element] of old.schemas.elements) {
    const other = now.schemas.elements.get(alignment.align(name));
    if (other === undefined) {
      const type = old.type(element.type);
      const isBuiltin = type.name !== undefined && builtinOf(type.name) !== undefined;
      if (isUncarried(type) && !isBuiltin) collector.contract(goneDocument(name, element.at));
      continue;
    }
    const place = placeOf(name, element.at, other.at);
    comparison.alone(element, other, place);
    collector.uncarried(place.pair);
  }
  for (const [name, type] of old.schemas.types) {
    const other = now.schemas.types.get(alignment.align(name));
    if (other === undefined || builtinOf(name) !== undefined || !isUncarried(type)) continue;
    const place = placeOf(name, type.at, other.at);
    comparison.compare({ kind: "named", name }, { kind: "named", name: alignment.align(name) }, place);
    collector.uncarried(place.pair);
  }
}

/** Its codec is exported no more. */
function goneDocument(name: string, at: Place["at"]["base"]): Change {
  return {
    rule: "ts-symbol-changed",
    node: "symbol",
    path: name,
    qname: name,
    old: `document ${name}`,
    new: undefined,
    base: at,
    head: undefined,
    surfaces: ["ts-client", "ts-server"],
    isUncarried: true,
    atMost: "warning",
  };
}

type Uncarried = (type: { readonly name?: string | undefined; readonly at: Place["at"]["base"] }) => boolean;

/** Built-in types are carried by nothing in particular. */
function uncarriedPlaces({ old }: Sides): Uncarried {
  const { model } = old;
  if (model === undefined) return () => false;
  const carried = carriedTypes(model);
  const places = new Set(model.types.filter(({ id }) => !carried.has(id)).map(({ at }) => spanText(at)));
  return ({ name, at }) => places.has(spanText(at)) || (name !== undefined && builtinOf(name) !== undefined);
}

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
function carriedTypes(model: ContractModel): ReadonlySet<TypeId> {
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
