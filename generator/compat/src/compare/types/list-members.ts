import { type Content, elementsOf } from "../content/content.js";
import type { ContractSide } from "../contract/contract-side.js";
import type { Contents } from "./compare-particles.js";
import type { Place } from "./type-pair.js";

/** Whether old elements are in a list in JSON, which has elements in their order, as in `$sequence`. */
export function isInList(item: Content, { place, comparison }: Contents): boolean {
  return isListed(item, comparison.sides.old, place.at.base);
}

/** The same of new elements. */
export function isInNewList(item: Content, { place, comparison }: Contents): boolean {
  return isListed(item, comparison.sides.now, place.at.head);
}

/** Whether the type has such a list on both sides. */
export function hasList({ place, comparison }: Contents): boolean {
  const { old, now } = comparison.sides;
  return [old.names.at(place.at.base), now.names.at(place.at.head)].every((type) =>
    [...(type?.places.values() ?? [])].some((where) => where.includes("[]")),
  );
}

function isListed(item: Content, { names }: ContractSide, type: Place["at"]["base"]): boolean {
  const { places } = names.at(type) ?? {};
  return elementsOf(item).some(
    ({ declaration }) => places?.get(`element ${declaration.name}`)?.includes("[]") === true,
  );
}
