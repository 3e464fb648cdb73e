import type { Span } from "../diagnostics/span.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, namespaceOfPrefix, splitName, type XmlElement } from "../read/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import { documentationOf } from "./documentation.js";
import type { DerivationSet, Form, QualifiedName, SyntaxNode } from "./schema-syntax.js";

/** An attribute's value with white space collapsed; undefined if it is absent. */
export function tokenOf(element: XmlElement, local: string): string | undefined {
  const attribute = attributeOf(element, local);
  return attribute === undefined ? undefined : wordsOf(attribute.value).join(" ");
}

/** The place of an attribute, or of the element if it has no such attribute. */
export function placeOf(element: XmlElement, local: string): Span {
  return attributeOf(element, local)?.at ?? element.at;
}

/** The facts that every syntax node of a schema has. */
export function nodeOf(element: XmlElement): SyntaxNode {
  const annotations = schemaChildren(element, "annotation");
  const texts = annotations.flatMap((annotation) => schemaChildren(annotation, "documentation"));
  return { at: element.at, documentation: documentationOf(element, texts) };
}

/** The facts that every component with a name has. */
export function namedNodeOf(element: XmlElement): SyntaxNode & { readonly name: string; readonly nameAt: Span } {
  return { ...nodeOf(element), name: tokenOf(element, "name") ?? "", nameAt: placeOf(element, "name") };
}

/** An xs:boolean attribute; undefined if it is absent. */
export function booleanOf(element: XmlElement, local: string): boolean | undefined {
  const token = tokenOf(element, local);
  return token === undefined ? undefined : token === "true" || token === "1";
}

/** A form attribute; undefined if it is absent or invalid. */
export function formOf(element: XmlElement, local: string): Form | undefined {
  const token = tokenOf(element, local);
  return token === "qualified" || token === "unqualified" ? token : undefined;
}

/** The words of a block or final attribute. */
export function derivationSetOf(element: XmlElement, local: string): DerivationSet {
  const token = tokenOf(element, local);
  return token === undefined ? undefined : wordsOf(token);
}

/** minOccurs and maxOccurs with their defaults. Values that are not numbers count as 1. */
export function occursOf(element: XmlElement): { readonly min: number; readonly max: number } {
  const count = (local: string): number => {
    const token = tokenOf(element, local);
    if (token === "unbounded") return Infinity;
    return token !== undefined && /^[+-]?\d+$/.test(token) ? Math.abs(Number(token)) : 1;
  };
  return { min: count("minOccurs"), max: count("maxOccurs") };
}

/** A QName attribute with its prefix resolved. Without a prefix, it is in the default namespace. */
export function qualifiedNameOf(element: XmlElement, local: string): QualifiedName | undefined {
  const token = tokenOf(element, local);
  return token === undefined || token === "" ? undefined : resolveName(element, token, placeOf(element, local));
}

/** An attribute with a list of QNames. */
export function qualifiedNamesOf(element: XmlElement, local: string): readonly QualifiedName[] {
  const words = wordsOf(tokenOf(element, local) ?? "");
  return words.map((word) => resolveName(element, word, placeOf(element, local)));
}

/** A name in the text of an element, with its prefix resolved. */
export function resolveName(element: XmlElement, name: string, at: Span): QualifiedName {
  const { prefix, local } = splitName(name);
  const namespace = namespaceOfPrefix(element, prefix);
  return namespace === undefined ? { namespace: "", undeclaredPrefix: prefix, local, at } : { namespace, local, at };
}

/** The XSD children with these names; all XSD children if no name is given. */
export function schemaChildren(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return element.children.filter(
    (child) => child.namespace === namespaces.schema && (names.length === 0 || names.includes(child.local)),
  );
}
