import type { Span } from "../diagnostics/span.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, namespaceOfPrefix, splitName, type XmlElement } from "../read/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import { documentationOf } from "./documentation.js";
import type { DerivationSet, Form, QualifiedName, SyntaxNode } from "./schema-syntax.js";

/** An attribute's value with white space collapsed; undefined where it is not there. */
export function tokenOf(element: XmlElement, local: string): string | undefined {
  const attribute = attributeOf(element, local);
  return attribute === undefined ? undefined : wordsOf(attribute.value).join(" ");
}

/** The place of an attribute, or of the element where it has none. */
export function placeOf(element: XmlElement, local: string): Span {
  return attributeOf(element, local)?.at ?? element.at;
}

/** What stands in the syntax of every part of a schema. */
export function nodeOf(element: XmlElement): SyntaxNode {
  const annotations = schemaChildren(element, "annotation");
  const texts = annotations.flatMap((annotation) => schemaChildren(annotation, "documentation"));
  return { at: element.at, documentation: documentationOf(element, texts) };
}

/** What stands in the syntax of every component that has a name. */
export function namedNodeOf(element: XmlElement): SyntaxNode & { readonly name: string; readonly nameAt: Span } {
  return { ...nodeOf(element), name: tokenOf(element, "name") ?? "", nameAt: placeOf(element, "name") };
}

/** An xs:boolean attribute; undefined where it is not there. */
export function booleanOf(element: XmlElement, local: string): boolean | undefined {
  const token = tokenOf(element, local);
  return token === undefined ? undefined : token === "true" || token === "1";
}

/** A form attribute; undefined where it is not there or no form. */
export function formOf(element: XmlElement, local: string): Form | undefined {
  const token = tokenOf(element, local);
  return token === "qualified" || token === "unqualified" ? token : undefined;
}

/** The words of a block or final attribute. */
export function derivationSetOf(element: XmlElement, local: string): DerivationSet {
  const token = tokenOf(element, local);
  return token === undefined ? undefined : wordsOf(token);
}

/** minOccurs and maxOccurs with their defaults; values that are no numbers count as 1. */
export function occursOf(element: XmlElement): { readonly min: number; readonly max: number } {
  const count = (local: string): number => {
    const token = tokenOf(element, local);
    if (token === "unbounded") return Infinity;
    return token !== undefined && /^[+-]?\d+$/.test(token) ? Math.abs(Number(token)) : 1;
  };
  return { min: count("minOccurs"), max: count("maxOccurs") };
}

/** A QName attribute, its prefix resolved; without a prefix it is in the default namespace. */
export function qualifiedNameOf(element: XmlElement, local: string): QualifiedName | undefined {
  const token = tokenOf(element, local);
  return token === undefined || token === "" ? undefined : resolveName(element, token, placeOf(element, local));
}

/** An attribute that lists QNames. */
export function qualifiedNamesOf(element: XmlElement, local: string): readonly QualifiedName[] {
  const words = wordsOf(tokenOf(element, local) ?? "");
  return words.map((word) => resolveName(element, word, placeOf(element, local)));
}

/** A name as an element writes it somewhere, its prefix resolved there. */
export function resolveName(element: XmlElement, name: string, at: Span): QualifiedName {
  const { prefix, local } = splitName(name);
  const namespace = namespaceOfPrefix(element, prefix);
  return namespace === undefined ? { namespace: "", undeclaredPrefix: prefix, local, at } : { namespace, local, at };
}

/** The XSD children of these names; all of them where none is given. */
export function schemaChildren(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return element.children.filter(
    (child) => child.namespace === namespaces.schema && (names.length === 0 || names.includes(child.local)),
  );
}
