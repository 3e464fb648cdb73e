import { isEqual } from "../scalars/facets/compare.js";
import type { AnyScalar } from "../scalars/scalar.js";
import type { FixedText } from "./element-declaration.js";

/** The only value of an element, for `ElementDeclaration.fixed`; `text` is XML text, with names as `{namespace}local`. */
export function fixedText(text: string): FixedText {
  return { text, isTextOf: (value, type) => isSame(type, value, type.parse(text)) };
}

function isSame(type: AnyScalar, left: unknown, right: unknown): boolean {
  return type.isSame?.(left, right) ?? isEqual({ ...type, family: type.family ?? "string" }, left, right);
}
