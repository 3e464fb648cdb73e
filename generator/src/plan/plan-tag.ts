import type { RecordType } from "../model/contract-model.js";
import type { PlannedTag } from "./plan.js";

/** The member `$type` of a record, where it has one. */
export function planTag(type: RecordType): PlannedTag | undefined {
  return type.tagged === "never" ? undefined : { name: type.typeName, optional: type.tagged === "maybe" };
}
