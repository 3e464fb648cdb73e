import type { TypeModel } from "./contract-model.js";

/** The name of a type itself: where others may stand for it, `typeName` is the name of the union of them all. */
export function exactTypeName(type: TypeModel): string {
  return type.kind === "record" && type.standIns !== undefined ? `Plain${type.typeName}` : type.typeName;
}
