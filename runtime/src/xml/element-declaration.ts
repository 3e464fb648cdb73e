import { isEqual } from "../simple-types/facets/compare.js";
import type { AnyScalar } from "../simple-types/scalar.js";
import type { ConstraintScope } from "./xml-observer.js";

/** How a type is made from its base. */
export type TypeDerivation = "extension" | "restriction";

/** What the declaration of an element says beyond its type (XSD 1.0 Part 1, 3.3.1). Decoders tell it to `XmlReader.declare`. */
export interface ElementDeclaration {
  /** The element never stands in a document: it is abstract, or its type has no values. */
  readonly abstract?: true;
  /** Types made by these ways from the declared one must not stand for it. */
  readonly block?: readonly TypeDerivation[];
  /** The value of an empty element, where its type holds a text among other things; names in it are `{namespace}local`. */
  readonly default?: string;
  /** The only value, likewise: `fixedText("1.0")`. */
  readonly fixed?: FixedText;
  /** Its key, keyref and unique. */
  readonly constraints?: ConstraintScope;
}

/** A fixed value as XML text, with names as `{namespace}local`. */
export interface FixedText {
  readonly text: string;
  /** Whether a value of a type is the one that the text says. */
  readonly isTextOf: (value: unknown, type: AnyScalar) => boolean;
}

/** The only value of an element, for `ElementDeclaration.fixed`; `text` is XML text, with names as `{namespace}local`. */
export function fixedText(text: string): FixedText {
  return { text, isTextOf: (value, type) => isSame(type, value, type.parse(text)) };
}

function isSame(type: AnyScalar, left: unknown, right: unknown): boolean {
  return type.isSame?.(left, right) ?? isEqual({ ...type, family: type.family ?? "string" }, left, right);
}
