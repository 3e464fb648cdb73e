import { isSamePlace } from "../diagnostics/span.js";
import type { TypeDefinition } from "./schema-set.js";

/** Whether two types written in place are one: also where a group brings it in twice, but not from two namespaces. */
export function isSameInPlace(one: TypeDefinition, other: TypeDefinition): boolean {
  return isSamePlace(one.at, other.at) && one.chameleon === other.chameleon;
}
