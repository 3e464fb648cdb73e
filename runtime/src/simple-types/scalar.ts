import type { JsonValue } from "../contract/value-types.js";
import type { PrefixReader, PrefixWriter } from "./prefixes.js";
import type { ValueFacts } from "./value-facts.js";

/** A simple type whose values' TypeScript type is not known. */
export interface AnyScalar extends ValueFacts {
  readonly parse: (text: string, prefixes?: PrefixReader) => unknown;
  /** As `SimpleType.isSame`. */
  isSame?(left: unknown, right: unknown): boolean;
}

/** A simple type as far as its values are read from XML text. */
export interface TextScalar<Value> extends ValueFacts {
  /** The value of XML text. White space is the scalar's own business (XSD 1.0 Part 2, 4.3.6); `prefixes` are for names in it. */
  readonly parse: (text: string, prefixes?: PrefixReader) => Value;
  /** The type that this one restricts by facets or a fixed value. */
  readonly base?: TextScalar<Value>;
  /** Of a built-in type: the value of a text that only its name forbids, as 300 is of xs:byte; undefined for any other. */
  readonly unbounded?: (text: string) => Value | undefined;
  /** Of a union, its types. */
  readonly memberTypes?: readonly TextScalar<Value>[];
}

/**
 * One simple type on both wires. Each method throws `ValueError` for what is not a value of the type;
 * readers and writers add the place.
 */
export interface Scalar<Value> extends TextScalar<Value> {
  /** Stands in for a bad value while a reader collects the other problems of a message; no handler ever sees it. */
  readonly placeholder: Value;
  /** The XML text of a value, not escaped. */
  readonly format: (value: Value, prefixes?: PrefixWriter) => string;
  /** The value of a member of parsed JSON. */
  readonly fromJson: (value: unknown) => Value;
  readonly toJson: (value: Value) => JsonValue;
}
