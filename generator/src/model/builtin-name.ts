/** The types that need no declaration: XSD 1.0 Part 2, section 3, and the .NET serialization schema's three. */
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

export type BuiltinName = (typeof builtinNames)[number];

/** The built-in types whose values are plain text in TypeScript: an enumeration of them is a union of literals. */
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

const schemaNamespace = "http://www.w3.org/2001/XMLSchema";
const serializationNamespace = "http://schemas.microsoft.com/2003/10/Serialization/";

const byExpandedName: ReadonlyMap<string, BuiltinName> = new Map<string, BuiltinName>([
  ...builtinNames.map((name): [string, BuiltinName] => [`{${schemaNamespace}}${name}`, name]),
  [`{${serializationNamespace}}guid`, "guid"],
  [`{${serializationNamespace}}duration`, "netDuration"],
  [`{${serializationNamespace}}char`, "char"],
]);

/** The built-in type of an expanded name, also for the .NET types that a contract's own schema declares. */
export function builtinOf(expandedName: string): BuiltinName | undefined {
  return byExpandedName.get(expandedName);
}
