import type { JsonValue } from "../values/value-types.js";
import type { PrefixReader, PrefixWriter } from "./prefixes.js";
import type { ValueFacts } from "./value-facts.js";

/** A simple type with values of unknown TypeScript type. */
export interface AnyScalar extends ValueFacts {
  readonly parse: (text: string, prefixes?: PrefixReader) => unknown;
  /** See `SimpleType.isSame`. */
  isSame?(left: unknown, right: unknown): boolean;
}

/** The part of a simple type that reads XML text. */
export interface TextScalar<Value> extends ValueFacts {
  /**
   * Parses XML text. The scalar applies the whiteSpace facet itself (XSD 1.0 Part 2, 4.3.6); `prefixes` resolves names
   * in the text.
   */
  readonly parse: (text: string, prefixes?: PrefixReader) => Value;
  /** The type that this one restricts, by facets or a fixed value. */
  readonly base?: TextScalar<Value>;
  /**
   * For a built-in type: parses a text that only the type's bounds forbid, as xs:byte forbids 300; undefined for any
   * other text. Lenient reading uses it.
   */
  readonly unbounded?: (text: string) => Value | undefined;
  /** The member types of a union. */
  readonly memberTypes?: readonly TextScalar<Value>[];
}

/**
 * A simple type on both wires. Each method throws `ValueError` for what is not a value of the type; readers and writers
 * add the place.
 */
export interface Scalar<Value> extends TextScalar<Value> {
  /**
   * The placeholder for a refused value, while a reader collects further problems of the message. No handler ever
   * receives it.
   */
  readonly placeholder: Value;
  /** The XML text of a value, unescaped. */
  readonly format: (value: Value, prefixes?: PrefixWriter) => string;
  /** Reads a value from parsed JSON. */
  readonly fromJson: (value: unknown) => Value;
  readonly toJson: (value: Value) => JsonValue;
}
