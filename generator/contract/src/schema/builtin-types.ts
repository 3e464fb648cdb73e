import type { Span } from "../diagnostics/span.js";
import { namespaces } from "../read/namespaces.js";
import { expandedName } from "./expanded-name.js";
import type {
  ComplexTypeDefinition,
  ExpandedName,
  Facet,
  Particle,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
} from "./schema-set.js";

export const nowhere: Span = { uri: "xs", line: 1, column: 1 };

/** `{http://www.w3.org/2001/XMLSchema}local`. */
export function builtinTypeName(local: string): ExpandedName {
  return expandedName(namespaces.schema, local);
}

/** A reference to a built-in simple type. */
export function builtinReference(local: string): { readonly kind: "named"; readonly name: ExpandedName } {
  return { kind: "named", name: builtinTypeName(local) };
}

/** `xs:anyType`. */
export const anyTypeName: ExpandedName = builtinTypeName("anyType");

/** `xs:anySimpleType`. */
export const anySimpleTypeName: ExpandedName = builtinTypeName("anySimpleType");

/** A reference to `xs:anyType`. */
export const anyTypeReference: TypeReference = builtinReference("anyType");

/** A reference to `xs:anySimpleType`. */
export const anySimpleTypeReference: TypeReference<SimpleTypeDefinition> = builtinReference("anySimpleType");

/** The built-in primitive types (XSD 1.0 Part 2, section 3.2). */
export const primitiveTypes = [
  "string",
  "boolean",
  "decimal",
  "float",
  "double",
  "duration",
  "dateTime",
  "time",
  "date",
  "gYearMonth",
  "gYear",
  "gMonthDay",
  "gDay",
  "gMonth",
  "hexBinary",
  "base64Binary",
  "anyURI",
  "QName",
  "NOTATION",
] as const;

type FacetText = readonly [Exclude<Facet["kind"], "pattern" | "enumeration">, string];

function bounds(min: string | undefined, max: string | undefined): readonly FacetText[] {
  const low: readonly FacetText[] = min === undefined ? [] : [["minInclusive", min]];
  return max === undefined ? low : [...low, ["maxInclusive", max]];
}

const derived: readonly (readonly [string, string, readonly FacetText[]])[] = [
  ["normalizedString", "string", [["whiteSpace", "replace"]]],
  ["token", "normalizedString", [["whiteSpace", "collapse"]]],
  ["language", "token", []],
  ["NMTOKEN", "token", []],
  ["Name", "token", []],
  ["NCName", "Name", []],
  ["ID", "NCName", []],
  ["IDREF", "NCName", []],
  ["ENTITY", "NCName", []],
  ["integer", "decimal", [["fractionDigits", "0"]]],
  ["nonPositiveInteger", "integer", bounds(undefined, "0")],
  ["negativeInteger", "nonPositiveInteger", bounds(undefined, "-1")],
  ["long", "integer", bounds("-9223372036854775808", "9223372036854775807")],
  ["int", "long", bounds("-2147483648", "2147483647")],
  ["short", "int", bounds("-32768", "32767")],
  ["byte", "short", bounds("-128", "127")],
  ["nonNegativeInteger", "integer", bounds("0", undefined)],
  ["unsignedLong", "nonNegativeInteger", bounds(undefined, "18446744073709551615")],
  ["unsignedInt", "unsignedLong", bounds(undefined, "4294967295")],
  ["unsignedShort", "unsignedInt", bounds(undefined, "65535")],
  ["unsignedByte", "unsignedShort", bounds(undefined, "255")],
  ["positiveInteger", "nonNegativeInteger", bounds("1", undefined)],
];

function facetOf([kind, value]: FacetText): Facet {
  switch (kind) {
    case "length":
    case "minLength":
    case "maxLength":
    case "totalDigits":
    case "fractionDigits":
      return { kind, value: Number(value), at: nowhere };
    case "whiteSpace":
      return { kind, value: value === "replace" || value === "preserve" ? value : "collapse", at: nowhere };
    default:
      return { kind, value, at: nowhere };
  }
}

function builtin(local: string, base: string, facets: readonly FacetText[]): SimpleTypeDefinition {
  return {
    kind: "simple",
    at: nowhere,
    documentation: undefined,
    name: builtinTypeName(local),
    final: [],
    base: builtinReference(base),
    variety: { kind: "atomic", builtin: local },
    facets: facets.map(facetOf),
  };
}

function builtinList(local: string, item: string): SimpleTypeDefinition {
  const facets: readonly FacetText[] = [
    ["minLength", "1"],
    ["whiteSpace", "collapse"],
  ];
  return { ...builtin(local, "anySimpleType", facets), variety: { kind: "list", item: builtinReference(item) } };
}

/** The content of `xs:anyType`: any elements. */
export const anyTypeParticle: Particle = {
  kind: "wildcard",
  min: 0,
  max: Infinity,
  at: nowhere,
  wildcard: { namespaces: { kind: "any" }, process: "lax", at: nowhere },
};

const anyType: ComplexTypeDefinition = {
  kind: "complex",
  at: nowhere,
  documentation: undefined,
  name: anyTypeName,
  abstract: false,
  final: [],
  block: [],
  base: anyTypeReference,
  derivation: "restriction",
  attributes: [],
  attributeWildcard: { namespaces: { kind: "any" }, process: "lax", at: nowhere },
  content: {
    kind: "elements",
    mixed: true,
    particle: anyTypeParticle,
  },
  addition: undefined,
};

const definitions: readonly TypeDefinition[] = [
  anyType,
  builtin("anySimpleType", "anyType", []),
  ...primitiveTypes.map((local) =>
    builtin(local, "anySimpleType", [["whiteSpace", local === "string" ? "preserve" : "collapse"]]),
  ),
  ...derived.map(([local, base, facets]) => builtin(local, base, facets)),
  builtinList("NMTOKENS", "NMTOKEN"),
  builtinList("IDREFS", "IDREF"),
  builtinList("ENTITIES", "ENTITY"),
];

/** The types every schema has without declaring them (XSD 1.0 Part 2, section 3), by expanded name. */
export const builtinTypes: ReadonlyMap<ExpandedName, TypeDefinition> = new Map(
  definitions.map((definition) => [definition.name ?? "", definition]),
);
