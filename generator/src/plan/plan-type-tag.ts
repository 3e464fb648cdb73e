import type { RecordType } from "../model/contract-model.js";
import type { PlannedTypeTag } from "./planned-type.js";

/** The member `$type` of a record, where it has one. */
export function planTypeTag(type: RecordType): PlannedTypeTag | undefined {
  return type.tagged === "never" ? undefined : { name: type.typeName, optional: type.tagged === "maybe" };
}
