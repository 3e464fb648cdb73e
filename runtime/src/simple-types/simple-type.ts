import type { PrefixReader } from "./prefixes.js";
import type { Scalar } from "./scalar.js";
import type { Family } from "./value-facts.js";
import type { WhiteSpace } from "./white-space.js";

export type { Family } from "./value-facts.js";

/** A scalar that can be restricted, listed and joined: a simple type of XSD 1.0 Part 2 with what its facets need to know. */
export interface SimpleType<Value> extends Scalar<Value> {
  readonly family: Family;
  /** What is done to XML text first (4.3.6). In JSON a text must already be as it would be afterwards. */
  readonly whiteSpace: WhiteSpace;
  /** The value of a text that is an exclusive bound of the type, and so none of its values; undefined for any other value. Throws `ValueError` for what is no value of the type without its bounds. */
  readonly excludedBound?: (text: string) => unknown;
  /** Whether two values are one, where a family does not say: of a union, its member type says it, of a list, its items' type, and of values that are held otherwise, the type itself. */
  readonly isSame?: (left: Value, right: Value) => boolean;
  /** Of a union: text with the white space treated as by the member type that takes it. */
  readonly normalise?: (text: string, prefixes?: PrefixReader) => string;
  /** Of a type whose values TypeScript holds otherwise: restricts the type itself, and holds the restriction's values the same way. */
  readonly restricted?: (restrict: <Own>(type: SimpleType<Own>) => SimpleType<Own>) => SimpleType<Value>;
}

/** A simple type whose values are plain text; an enumeration of it is a union of literals. */
export interface TextType<Value extends string = string> extends SimpleType<Value> {
  readonly family: "string";
}
