import { namespaces } from "./namespaces.js";
import type { XmlAttribute, XmlElement } from "./xml-tree.js";

/** The attribute wsdl:arrayType of an xs:attribute (WSDL 1.1 section 2.2). */
export function arrayTypeAttribute({ attributes }: XmlElement): XmlAttribute | undefined {
  return attributes.find(({ namespace, local }) => namespace === namespaces.wsdl && local === "arrayType");
}
