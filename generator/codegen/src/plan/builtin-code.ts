import type { BuiltinUse } from "@stubwright/contract/model";
import type { BuiltinName } from "@stubwright/contract/simple-types";
import { representedName } from "@stubwright/contract/simple-types";
import { type Code, code, codecEntry, runtimeEntry, typeSymbol, valueSymbol, word } from "../print/code.js";

const text = code`string`;
const texts = code`string[]`;
const number = code`number`;
const bigint = code`bigint`;
const bytes = code`Uint8Array`;

const types: Readonly<Record<BuiltinName, Code>> = {
  anyType: alias("AnyContent"),
  anySimpleType: text,
  string: text,
  normalizedString: text,
  token: text,
  language: text,
  Name: text,
  NCName: text,
  NMTOKEN: text,
  NMTOKENS: texts,
  ID: text,
  IDREF: text,
  IDREFS: texts,
  ENTITY: text,
  ENTITIES: texts,
  boolean: code`boolean`,
  decimal: alias("Decimal"),
  integer: bigint,
  nonPositiveInteger: bigint,
  negativeInteger: bigint,
  nonNegativeInteger: bigint,
  positiveInteger: bigint,
  long: bigint,
  unsignedLong: bigint,
  int: number,
  short: number,
  byte: number,
  unsignedInt: number,
  unsignedShort: number,
  unsignedByte: number,
  float: number,
  double: number,
  duration: alias("Duration"),
  dateTime: alias("DateTime"),
  time: alias("TimeOfDay"),
  date: alias("CalendarDate"),
  gYear: text,
  gYearMonth: text,
  gMonth: text,
  gMonthDay: text,
  gDay: text,
  hexBinary: bytes,
  base64Binary: bytes,
  anyURI: text,
  QName: text,
  NOTATION: text,
  guid: alias("Guid"),
  netDuration: alias("Duration"),
  char: number,
};

/** The TypeScript type of a built-in type. */
export function builtinType({ name, as }: BuiltinUse): Code {
  return as === undefined ? types[name] : word(as);
}

/** The scalar of the runtime for a built-in type. */
export function builtinScalar({ name, as }: Pick<BuiltinUse, "name" | "as">): Code {
  return code`${valueSymbol(representedName(name, as), codecEntry)}`;
}

/** A type that the runtime exports, such as `DateTime` or `AnyContent`. */
function alias(name: string): Code {
  return code`${typeSymbol(name, runtimeEntry)}`;
}
