import type { TypeModel } from "./contract-model.js";
import { isImpossible } from "./record-parts.js";

/**
 * Whether a document can have an element of that type: not where it is abstract and nothing is derived from it, and not
 * where its content must hold one of no choices (XSD 1.0 Part 1, 3.4.1 and 3.8.1).
 */
export function hasValues(type: TypeModel): boolean {
  if (type.kind !== "record") return true;
  if (type.abstract && type.standIns === undefined) return false;
  return type.content.kind !== "elements" || !isImpossible(type.content.particle);
}
