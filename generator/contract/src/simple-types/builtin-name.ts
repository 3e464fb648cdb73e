/**
 * The types that need no declaration: those of XSD 1.0 Part 2, section 3, and three of the .NET serialization schema.
 */
export const builtinNames = [
  "anyType",
  "anySimpleType",
  "string",
  "normalizedString",
  "token",
  "language",
  "Name",
  "NCName",
  "NMTOKEN",
  "NMTOKENS",
  "ID",
  "IDREF",
  "IDREFS",
  "ENTITY",
  "ENTITIES",
  "boolean",
  "decimal",
  "integer",
  "nonPositiveInteger",
  "negativeInteger",
  "nonNegativeInteger",
  "positiveInteger",
  "long",
  "unsignedLong",
  "int",
  "short",
  "byte",
  "unsignedInt",
  "unsignedShort",
  "unsignedByte",
  "float",
  "double",
  "duration",
  "dateTime",
  "time",
  "date",
  "gYear",
  "gYearMonth",
  "gMonth",
  "gMonthDay",
  "gDay",
  "hexBinary",
  "base64Binary",
  "anyURI",
  "QName",
  "NOTATION",
  "guid",
  "netDuration",
  "char",
] as const;

/** The name of a type that needs no declaration. */
export type BuiltinName = (typeof builtinNames)[number];

/**
 * The built-in types whose values are plain text in TypeScript, so that an enumeration of them is a union of literals.
 */
export const textBuiltins: ReadonlySet<BuiltinName> = new Set([
  "string",
  "normalizedString",
  "token",
  "language",
  "Name",
  "NCName",
  "NMTOKEN",
  "ID",
  "IDREF",
  "ENTITY",
]);
