import {
  integer,
  long,
  negativeInteger,
  nonNegativeInteger,
  nonPositiveInteger,
  positiveInteger,
  unsignedLong,
} from "../big-integers.js";
import { base64Binary, hexBinary } from "../binary.js";
import { boolean } from "../boolean.js";
import { date, dateTime, gDay, gMonth, gMonthDay, gYear, gYearMonth, time } from "../calendar.js";
import { decimal } from "../decimal.js";
import { duration } from "../duration.js";
import { double, float } from "../floats.js";
import { byte, int, short, unsignedByte, unsignedInt, unsignedShort } from "../integers.js";
import { ENTITIES, ENTITY, ID, IDREF, IDREFS, Name, NCName, NMTOKEN, NMTOKENS, NOTATION, QName } from "../names.js";
import type { SimpleType } from "../simple-type.js";
import { anySimpleType, language, normalizedString, string, token } from "../strings.js";
import { anyURI } from "../uri.js";
import { testPrefixes } from "./test-prefixes.js";

/** A type without its value's type, for tables of all types. */
export interface AnyType {
  readonly name: string;
  /** Parses, writes what was parsed, and parses that: the text written, and both values. */
  readonly roundTrip: (text: string) => { readonly text: string; readonly first: unknown; readonly second: unknown };
  /** The same through JSON text. */
  readonly roundTripJson: (text: string) => { readonly first: unknown; readonly second: unknown };
}

/** Every built-in simple type of XSD 1.0. */
export const builtinTypes: readonly AnyType[] = [
  ...[string, normalizedString, token, language, Name, NCName, NMTOKEN].map(anyType),
  ...[ID, IDREF, ENTITY, QName, NOTATION, anyURI, anySimpleType, decimal, duration].map(anyType),
  ...[dateTime, date, time, gYear, gYearMonth, gMonth, gMonthDay, gDay].map(anyType),
  ...[NMTOKENS, IDREFS, ENTITIES].map(anyType),
  ...[integer, long, negativeInteger, nonNegativeInteger, nonPositiveInteger, positiveInteger, unsignedLong].map(
    anyType,
  ),
  ...[int, short, byte, unsignedInt, unsignedShort, unsignedByte, float, double].map(anyType),
  ...[hexBinary, base64Binary].map(anyType),
  anyType(boolean),
];

function anyType<Value>(type: SimpleType<Value>): AnyType {
  return {
    name: type.name,
    roundTrip: (given) => {
      const first = type.parse(given, testPrefixes);
      const text = type.format(first, testPrefixes);
      return { text, first, second: type.parse(text, testPrefixes) };
    },
    roundTripJson: (given) => {
      const first = type.parse(given, testPrefixes);
      return { first, second: type.fromJson(JSON.parse(JSON.stringify(type.toJson(first)))) };
    },
  };
}
