import {
  integer,
  long,
  negativeInteger,
  nonNegativeInteger,
  nonPositiveInteger,
  positiveInteger,
  unsignedLong,
} from "./big-integers.js";
import { base64Binary, hexBinary } from "./binary.js";
import { boolean } from "./boolean.js";
import { date, dateTime, gDay, gMonth, gMonthDay, gYear, gYearMonth, time } from "./calendar.js";
import { decimal } from "./decimal.js";
import { duration } from "./duration.js";
import { double, float } from "./floats.js";
import { byte, int, short, unsignedByte, unsignedInt, unsignedShort } from "./integers.js";
import { ENTITIES, ENTITY, ID, IDREF, IDREFS, Name, NCName, NMTOKEN, NMTOKENS, NOTATION, QName } from "./names.js";
import type { AnyScalar } from "./scalar.js";
import { anySimpleType, language, normalizedString, string, token } from "./strings.js";
import { anyURI } from "./uri.js";

type Row = readonly [name: string, entry: { readonly type: AnyScalar; readonly bases: readonly string[] }];

/** The built-in types as chains, each type restricting the one before (XSD 1.0 Part 2, section 3). */
const chains: readonly (readonly AnyScalar[])[] = [
  [anySimpleType, string, normalizedString, token, language],
  [token, Name, NCName, ID],
  [NCName, IDREF],
  [NCName, ENTITY],
  [token, NMTOKEN],
  [anySimpleType, decimal, integer, nonPositiveInteger, negativeInteger],
  [integer, long, int, short, byte],
  [integer, nonNegativeInteger, positiveInteger],
  [nonNegativeInteger, unsignedLong, unsignedInt, unsignedShort, unsignedByte],
  ...[boolean, float, double, duration, dateTime, time, date, gYear, gYearMonth, gMonth, gMonthDay, gDay].map(
    primitive,
  ),
  ...[hexBinary, base64Binary, anyURI, QName, NOTATION, NMTOKENS, IDREFS, ENTITIES].map(primitive),
];

/** The built-in simple types by expanded name, with the types that they are derived from. */
export const builtinTypes: readonly Row[] = /* @__PURE__ */ rows();

function rows(): readonly Row[] {
  const bases = new Map<AnyScalar, readonly string[]>();
  for (const chain of chains) {
    for (const [index, type] of chain.entries()) {
      const base = chain[index - 1];
      if (base !== undefined) bases.set(type, [nameOf(base)]);
      else if (!bases.has(type)) bases.set(type, []);
    }
  }
  return [...bases].map(([type, found]): Row => [nameOf(type), { type, bases: found }]);
}

function primitive(type: AnyScalar): readonly AnyScalar[] {
  return [anySimpleType, type];
}

function nameOf(type: AnyScalar): string {
  return type.name.replace("xs:", "{http://www.w3.org/2001/XMLSchema}");
}
