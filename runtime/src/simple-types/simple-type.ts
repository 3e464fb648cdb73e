import type { PrefixReader } from "./prefixes.js";
import type { Scalar } from "./scalar.js";
import type { Family } from "./value-facts.js";
import type { WhiteSpace } from "./white-space.js";

export type { Family } from "./value-facts.js";

/**
 * A scalar that can be restricted, listed and joined: a simple type of XSD 1.0 Part 2 with the facts that facets need.
 */
export interface SimpleType<Value> extends Scalar<Value> {
  readonly family: Family;
  /** The whiteSpace facet, applied to XML text first (4.3.6). In JSON a text must already be normalised. */
  readonly whiteSpace: WhiteSpace;
  /**
   * The value of a text that is an exclusive bound of the type, and therefore not one of its values; undefined for any
   * other value. Throws `ValueError` for a text that would not be a value even without the bounds.
   */
  readonly excludedBound?: (text: string) => unknown;
  /**
   * Whether two values are equal, if the family does not decide: a union asks its member type, a list its item type,
   * and a type with another representation decides itself.
   */
  readonly isSame?: (left: Value, right: Value) => boolean;
  /** For a union: the text with white space normalised by the member type that accepts it. */
  readonly normalise?: (text: string, prefixes?: PrefixReader) => string;
  /**
   * For a type with another representation: restricts the type itself and represents the restriction in the same way.
   */
  readonly restricted?: (restrict: <Own>(type: SimpleType<Own>) => SimpleType<Own>) => SimpleType<Value>;
}

/** A simple type whose values are plain text; an enumeration of it is a union of literals. */
export interface TextType<Value extends string = string> extends SimpleType<Value> {
  readonly family: "string";
}
