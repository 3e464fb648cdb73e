import { builtinTypeName, builtinTypes } from "./builtin-types.js";
import type { Variety } from "./schema-set.js";
import { builtinSpaces, type ValueSpace } from "./value-space.js";

/** The primitive type that a built-in one is derived from: `decimal` for `int` (XSD 1.0 Part 2, section 3.2). */
export function primitiveOf(builtin: string): string {
  let primitive = builtin;
  let type = builtinTypes.get(builtinTypeName(builtin));
  while (type?.kind === "simple" && type.variety.kind === "atomic" && type.variety.builtin !== "anySimpleType") {
    primitive = type.variety.builtin;
    type = type.base.kind === "named" ? builtinTypes.get(type.base.name) : undefined;
  }
  return primitive;
}

/** The values of the primitive type below an atomic type; undefined for lists, unions, and `anySimpleType`, which stands for a type that is not there. */
export function primitiveSpace({ variety }: { readonly variety: Variety }): ValueSpace | undefined {
  if (variety.kind !== "atomic" || variety.builtin === "anySimpleType") return undefined;
  return builtinSpaces.get(primitiveOf(variety.builtin));
}
