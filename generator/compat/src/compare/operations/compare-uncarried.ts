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
 * Compares what no message carries although code is generated for it: documents of the schemas, and types. People may
 * store such documents, or send them in wildcards, so differences are warnings at most. Substitutes of an element are
 * reported at content that names it, because a document starts with the element itself.
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
    const isValue = type.kind === "simple" && other.kind === "simple";
    collector.uncarried(place.pair, isValue ? "code" : "everywhere");
  }
}

/** The change for a document whose codec is no longer exported. */
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

/** Whether only documents carry a type. Built-in types are not carried by any message in particular. */
function uncarriedPlaces({ old }: Sides): Uncarried {
  const { model } = old;
  if (model === undefined) return () => false;
  const carried = carriedTypes(model);
  const places = new Set(model.types.filter(({ id }) => !carried.has(id)).map(({ at }) => spanText(at)));
  return ({ name, at }) => places.has(spanText(at)) || (name !== undefined && builtinOf(name) !== undefined);
}

/**
 * Exported types that are removed without another report, so that code which imports them no longer compiles. A removed
 * type of a message is reported with the message, unless code only used its name as a base or union member. `reported`
 * has the names that were reported as renamed.
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

/** The types that a type is made of, other than those of its members. */
function basesOf(type: TypeModel): readonly TypeId[] {
  const used = type.kind === "scalar" ? usesOf(type) : [];
  const declared = used.flatMap((use) => (use.kind === "declared" ? [use.id] : []));
  return type.base === undefined ? declared : [type.base, ...declared];
}

/** The types of all messages and documents, the types inside them, and their bases. */
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
