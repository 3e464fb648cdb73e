import type { Span } from "../diagnostics/span.js";
import { namespaces } from "./namespaces.js";

/** One element of an input document, names expanded (Namespaces in XML 1.0). */
export interface XmlElement {
  readonly namespace: string;
  /** The namespace as written, where the element is one of a draft of XML Schema and read as one of XML Schema. */
  readonly draft: string | undefined;
  readonly local: string;
  readonly prefix: string;
  readonly attributes: readonly XmlAttribute[];
  /** Namespaces declared here, by prefix; `""` is the default namespace. */
  readonly declarations: ReadonlyMap<string, string>;
  readonly parent: XmlElement | undefined;
  readonly children: readonly XmlElement[];
  /** Text and child elements in document order. */
  readonly nodes: readonly (string | XmlElement)[];
  readonly at: Span;
}

/** Namespace declarations are not among the attributes of an element. */
export interface XmlAttribute {
  readonly namespace: string;
  readonly local: string;
  readonly value: string;
  readonly at: Span;
}

/** The attribute in no namespace of that name. */
export function attributeOf(element: XmlElement, local: string): XmlAttribute | undefined {
  return element.attributes.find((attribute) => attribute.local === local && attribute.namespace === "");
}

/** The attribute wsdl:arrayType of an xs:attribute (WSDL 1.1 section 2.2); some write it without its prefix. */
export function arrayTypeAttribute({ attributes }: XmlElement): XmlAttribute | undefined {
  const named = attributes.filter(({ local }) => local === "arrayType");
  return (
    named.find(({ namespace }) => namespace === namespaces.wsdl) ?? named.find(({ namespace }) => namespace === "")
  );
}

/** The prefix and the local part of a name as it is written; `""` is no prefix. */
export function splitName(name: string): { readonly prefix: string; readonly local: string } {
  const colon = name.indexOf(":");
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}

/** The namespace bound to a prefix in the element's scope; undefined where there is none. `""` asks for the default one. */
export function namespaceOfPrefix(element: XmlElement, prefix: string): string | undefined {
  if (prefix === "xml") return namespaces.xml;
  for (let scope: XmlElement | undefined = element; scope !== undefined; scope = scope.parent) {
    const namespace = scope.declarations.get(prefix);
    if (namespace !== undefined) return namespace === element.draft ? element.namespace : namespace;
  }
  return prefix === "" ? "" : undefined;
}

/** All text inside an element, that of its descendants included. */
export function textOf(element: XmlElement): string {
  return element.nodes.map((node) => (typeof node === "string" ? node : textOf(node))).join("");
}

/** The element and all below it, in document order. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* descendantsOf(child);
}

/** One input document, read and decoded. */
export interface SourceDocument {
  /** As in spans: stable on every machine, `/` separated. */
  readonly uri: string;
  /** Where it was read from: an absolute `file:` or `http(s):` URL. Never written to any output. */
  readonly location: string;
  readonly text: string;
  /** The document element; undefined where the text is not well-formed XML (reported). */
  readonly root: XmlElement | undefined;
}
