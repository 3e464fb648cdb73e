import { namespaces } from "../read/namespaces.js";
import type { XmlElement } from "../read/xml-tree.js";
import { documentationOf } from "./documentation.js";
import type { SyntaxNode } from "./schema-syntax.js";

/** The WSDL children with these names. */
export function wsdlChildren(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return element.children.filter((child) => child.namespace === namespaces.wsdl && names.includes(child.local));
}

/** The facts that every syntax node of a WSDL document has. */
export function wsdlNode(element: XmlElement): SyntaxNode {
  return { at: element.at, documentation: documentationOf(element, wsdlChildren(element, "documentation")) };
}

/** The first SOAP 1.1 or 1.2 child with a name. */
export function soapChild(element: XmlElement, name: string): XmlElement | undefined {
  return soapChildren(element, name)[0];
}

/** The SOAP 1.1 and 1.2 children with a name. */
export function soapChildren(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter(
    ({ namespace, local }) => local === name && (namespace === namespaces.soap11 || namespace === namespaces.soap12),
  );
}
