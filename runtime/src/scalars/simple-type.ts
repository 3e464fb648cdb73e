import type { Scalar } from "./scalar.js";
import type { WhiteSpace } from "./white-space.js";

/** How the values of a type are held, measured and ordered; a restriction has its base's. */
export type Family =
  | "string"
  | "boolean"
  | "number"
  | "bigint"
  | "decimal"
  | "duration"
  | "dateTime"
  | "date"
  | "time"
  | "gYearMonth"
  | "gYear"
  | "gMonthDay"
  | "gDay"
  | "gMonth"
  | "binary"
  | "qname"
  | "list"
  | "union";

/** A scalar that can be restricted, listed and joined: a simple type of XSD 1.0 Part 2 with what its facets need to know. */
export interface SimpleType<Value> extends Scalar<Value> {
  readonly family: Family;
  /** What is done to XML text first (4.3.6). In JSON a text must already be as it would be afterwards. */
  readonly whiteSpace: WhiteSpace;
  /** Of a union: text with the white space treated as by the member type that takes it. */
  readonly normalise?: (text: string) => string;
  /** Family of the items, where `family` is `list`. */
  readonly itemFamily?: Family;
}

/** A simple type whose values are plain text; an enumeration of it is a union of literals. */
export interface TextType<Value extends string = string> extends SimpleType<Value> {
  readonly family: "string";
}
