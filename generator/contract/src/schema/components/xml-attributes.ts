import type { Span } from "../../diagnostics/span.js";
import { namespaces } from "../../read/namespaces.js";
import { builtinReference, nowhere } from "../builtin-types.js";
import { expandedName } from "../expanded-name.js";
import type { AttributeDeclaration, ExpandedName } from "../schema-set.js";

/**
 * The language attribute to which .NET's schemas of DataSets refer, although the schema of schemas has no such
 * attribute.
 */
export const dataSetLanguage: ExpandedName = expandedName(namespaces.schema, "lang");

const spaceName: ExpandedName = expandedName(namespaces.xml, "space");

const types: ReadonlyMap<ExpandedName, string> = new Map([
  [expandedName(namespaces.xml, "lang"), "language"],
  [spaceName, "NCName"],
  [expandedName(namespaces.xml, "base"), "anyURI"],
  [expandedName(namespaces.xml, "id"), "ID"],
]);

/** The declaration of `xml:lang`, `xml:space`, `xml:base` or `xml:id`, which needs no schema document. */
export function xmlAttributeDeclaration(name: ExpandedName, at: Span): AttributeDeclaration | undefined {
  const type = name === dataSetLanguage ? "language" : types.get(name);
  if (type === undefined) return undefined;
  const reference = name === spaceName ? spaceType : builtinReference(type);
  return { at, documentation: undefined, name, type: reference, valueConstraint: undefined };
}

/** The two values of `xml:space` (XML 1.0, section 2.10), as one type for all references. */
const spaceType: AttributeDeclaration["type"] = {
  kind: "anonymous",
  type: {
    kind: "simple",
    at: nowhere,
    documentation: undefined,
    name: undefined,
    final: [],
    base: builtinReference("NCName"),
    variety: { kind: "atomic", builtin: "NCName" },
    facets: [
      {
        kind: "enumeration",
        values: ["default", "preserve"].map((value) => ({ value, expanded: undefined })),
        at: nowhere,
      },
    ],
  },
};

/** The attribute group `xml:specialAttrs` of xml.xsd. */
export const specialXmlAttributes: ExpandedName = expandedName(namespaces.xml, "specialAttrs");

/** The attributes of `xml:specialAttrs`. */
export function specialDeclarations(at: Span): readonly AttributeDeclaration[] {
  return [...types.keys()].flatMap((name) => xmlAttributeDeclaration(name, at) ?? []);
}
