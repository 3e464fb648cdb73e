import type { LinkedPart } from "@stubwright/contract/services";
import type { TypeComparison } from "../types/type-comparison.js";
import type { Place } from "../types/type-pair.js";

/** What two parts carry: their elements, or their types. Of an element and a type nothing is reported. */
export function compareParts(old: LinkedPart, now: LinkedPart, place: Place, comparison: TypeComparison): void {
  const { sides } = comparison;
  if (old.kind === "element" && now.kind === "element") {
    const [oldElement, newElement] = [sides.old.globalElement(old.element), sides.now.globalElement(now.element)];
    comparison.declarations(oldElement, newElement, place);
  } else if (old.kind === "type" && now.kind === "type") comparison.compare(old.type, now.type, place);
}
