import { namespaces } from "../source/namespaces.js";
import type { Span } from "../source/span.js";
import { builtinReference } from "./builtin-types.js";
import { expandedName } from "./schema-context.js";
import type { AttributeDeclaration, ExpandedName } from "./schema-set.js";

/** What .NET's schemas of DataSets refer to: it stands in no schema of schemas. */
export const dataSetLanguage: ExpandedName = expandedName(namespaces.schema, "lang");

const types: ReadonlyMap<ExpandedName, string> = new Map([
  [expandedName(namespaces.xml, "lang"), "language"],
  [expandedName(namespaces.xml, "space"), "NCName"],
  [expandedName(namespaces.xml, "base"), "anyURI"],
  [expandedName(namespaces.xml, "id"), "ID"],
]);

/** The declaration of `xml:lang`, `xml:space`, `xml:base` or `xml:id`, known without a schema document. */
export function xmlAttributeDeclaration(name: ExpandedName, at: Span): AttributeDeclaration | undefined {
  const type = name === dataSetLanguage ? "language" : types.get(name);
  if (type === undefined) return undefined;
  return { at, documentation: undefined, name, type: builtinReference(type), valueConstraint: undefined };
}

/** The attribute group `xml:specialAttrs` of xml.xsd. */
export const specialXmlAttributes: ExpandedName = expandedName(namespaces.xml, "specialAttrs");

/** The attributes of `xml:specialAttrs`. */
export function specialDeclarations(at: Span): readonly AttributeDeclaration[] {
  return [...types.keys()].flatMap((name) => xmlAttributeDeclaration(name, at) ?? []);
}
