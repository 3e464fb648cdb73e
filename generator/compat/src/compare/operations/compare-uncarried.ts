import { spanText } from "@stubwright/contract/diagnostics";
import { builtinOf } from "@stubwright/contract/model";
import type { Change } from "../change.js";
import type { Sides, TypeComparison } from "../types/type-comparison.js";
import { newPair, type Place } from "../types/type-pair.js";
import type { ChangeCollector } from "./reached-change.js";
import { carriedTypes } from "./vanished-types.js";

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
