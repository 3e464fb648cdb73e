import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import { checkSchemaSyntax } from "./check-schema-syntax.js";
import { parseAttribute, parseAttributeGroup } from "./parse-attributes.js";
import { parseComplexType, parseElement, parseGroup } from "./parse-content-model.js";
import { parseSimpleType } from "./parse-simple-type.js";
import { derivationSetOf, formOf, namedNodeOf, nodeOf, placeOf, schemaChildren, tokenOf } from "./read-attributes.js";
import { correctAttributes } from "./schema-check.js";
import type {
  NotationSyntax,
  RedefinableSyntax,
  SchemaReferenceSyntax,
  SchemaSyntax,
  TopLevelSyntax,
} from "./schema-syntax.js";

/** Parses an xs:schema element and reports every deviation from XSD 1.0. Everything that can be understood is kept. */
export function parseSchema(written: XmlElement, location: string, diagnostics: Diagnostics): SchemaSyntax {
  const { writtenNamespace: namespace } = written;
  if (namespace !== undefined) diagnostics.report("xsd-draft-schema", written.at, { namespace });
  const schema = correctAttributes(written, checkSchemaSyntax(written, diagnostics));
  const target = attributeOf(schema, "targetNamespace")?.value;
  return {
    location,
    ...nodeOf(schema),
    targetNamespace: target === "" ? undefined : target,
    elementForm: formOf(schema, "elementFormDefault") ?? "unqualified",
    attributeForm: formOf(schema, "attributeFormDefault") ?? "unqualified",
    block: derivationSetOf(schema, "blockDefault"),
    final: derivationSetOf(schema, "finalDefault"),
    references: parseReferences(schema, diagnostics),
    components: schemaChildren(schema).flatMap((child) => parseTopLevel(child, diagnostics)),
  };
}

/**
 * The schema for imports and includes outside of schemas, which some documents have in wsdl:types; it contains nothing
 * else.
 */
export function parseLooseReferences(
  types: XmlElement,
  location: string,
  diagnostics: Diagnostics,
): readonly SchemaSyntax[] {
  const references = parseReferences(types, diagnostics);
  for (const { kind, at } of references) diagnostics.report("wsdl-reference-in-types", at, { element: kind });
  if (references.length === 0) return [];
  return [
    {
      location,
      at: types.at,
      documentation: undefined,
      targetNamespace: undefined,
      elementForm: "unqualified",
      attributeForm: "unqualified",
      block: undefined,
      final: undefined,
      references,
      components: [],
    },
  ];
}

function parseReferences(parent: XmlElement, diagnostics: Diagnostics): readonly SchemaReferenceSyntax[] {
  return schemaChildren(parent, "import", "include", "redefine").map((child) => parseReference(child, diagnostics));
}

function parseReference(element: XmlElement, diagnostics: Diagnostics): SchemaReferenceSyntax {
  const { local } = element;
  return {
    kind: local === "include" || local === "redefine" ? local : "import",
    ...nodeOf(element),
    namespace: attributeOf(element, "namespace")?.value,
    schemaLocation: attributeOf(element, "schemaLocation")?.value,
    locationAt: placeOf(element, "schemaLocation"),
    components:
      local === "redefine" ? schemaChildren(element).flatMap((child) => parseRedefinable(child, diagnostics)) : [],
  };
}

function parseTopLevel(element: XmlElement, diagnostics: Diagnostics): readonly TopLevelSyntax[] {
  if (tokenOf(element, "name") === undefined) return [];
  switch (element.local) {
    case "element":
      return [parseElement(element, diagnostics)];
    case "attribute":
      return [parseAttribute(element)];
    case "notation":
      return [parseNotation(element)];
    default:
      return parseRedefinable(element, diagnostics);
  }
}

function parseRedefinable(element: XmlElement, diagnostics: Diagnostics): readonly RedefinableSyntax[] {
  if (tokenOf(element, "name") === undefined) return [];
  switch (element.local) {
    case "simpleType":
      return [parseSimpleType(element)];
    case "complexType":
      return [parseComplexType(element, diagnostics)];
    case "group":
      return [parseGroup(element, diagnostics)];
    case "attributeGroup":
      return [parseAttributeGroup(element)];
    default:
      return [];
  }
}

function parseNotation(element: XmlElement): NotationSyntax {
  return {
    kind: "notation",
    ...namedNodeOf(element),
    public: tokenOf(element, "public"),
    system: tokenOf(element, "system"),
  };
}
