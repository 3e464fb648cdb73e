import type { Span } from "../diagnostics/span.js";
import { draftSchemaNamespaces, namespaces } from "./namespaces.js";

/** An element of an input document, with expanded names (Namespaces in XML 1.0). */
export interface XmlElement {
  readonly namespace: string;
  /**
   * The namespace as written, if the element is in another one than XML Schema's and is read as one of XML Schema: in that
   * of a draft, or, inside of a schema, in that of WSDL or in none.
   */
  readonly writtenNamespace: string | undefined;
  readonly local: string;
  readonly prefix: string;
  readonly attributes: readonly XmlAttribute[];
  /** The namespaces declared on this element, by prefix; `""` is the default namespace. */
  readonly declarations: ReadonlyMap<string, string>;
  readonly parent: XmlElement | undefined;
  readonly children: readonly XmlElement[];
  /** Text and child elements in document order. */
  readonly nodes: readonly (string | XmlElement)[];
  readonly at: Span;
}

/** Whether an element is written in a draft of XML Schema. */
export function isOfDraft({ writtenNamespace }: XmlElement): boolean {
  return writtenNamespace !== undefined && draftSchemaNamespaces.has(writtenNamespace);
}

/** An attribute. Namespace declarations are not attributes. */
export interface XmlAttribute {
  readonly namespace: string;
  readonly local: string;
  readonly value: string;
  readonly at: Span;
}

/** The attribute with this name in no namespace. */
export function attributeOf(element: XmlElement, local: string): XmlAttribute | undefined {
  return element.attributes.find((attribute) => attribute.local === local && attribute.namespace === "");
}

/**
 * The attribute wsdl:arrayType of an xs:attribute (WSDL 1.1 section 2.2). Some documents write it without its prefix.
 */
export function arrayTypeAttribute({ attributes }: XmlElement): XmlAttribute | undefined {
  const named = attributes.filter(({ local }) => local === "arrayType");
  return (
    named.find(({ namespace }) => namespace === namespaces.wsdl) ?? named.find(({ namespace }) => namespace === "")
  );
}

/** The prefix and the local part of a written name; the prefix is `""` if there is none. */
export function splitName(name: string): { readonly prefix: string; readonly local: string } {
  const colon = name.indexOf(":");
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}

/**
 * The namespace bound to a prefix at an element; undefined if the prefix is not declared. `""` is the default
 * namespace.
 */
export function namespaceOfPrefix(element: XmlElement, prefix: string): string | undefined {
  if (prefix === "xml") return namespaces.xml;
  for (let scope: XmlElement | undefined = element; scope !== undefined; scope = scope.parent) {
    const namespace = scope.declarations.get(prefix);
    if (namespace !== undefined)
      return isOfDraft(element) && namespace === element.writtenNamespace ? element.namespace : namespace;
  }
  return prefix === "" ? "" : undefined;
}

/** All text inside an element, including that of its descendants. */
export function textOf(element: XmlElement): string {
  return element.nodes.map((node) => (typeof node === "string" ? node : textOf(node))).join("");
}

/** The element and its descendants, in document order. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* descendantsOf(child);
}

/** An input document, read and decoded. */
export interface SourceDocument {
  /** The name in spans: the same on every machine, separated by `/`. */
  readonly uri: string;
  /** The absolute `file:` or `http(s):` URL that it was read from. No output contains it. */
  readonly location: string;
  readonly text: string;
  /** The document element; undefined if the text is not well-formed XML (reported). */
  readonly root: XmlElement | undefined;
}
