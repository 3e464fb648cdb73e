import type { XmlAttribute } from "./attribute-list.js";
import { describeName } from "./element-start.js";
import { xmlNamespace, xsiNamespace } from "./namespace-scope.js";
import type { ElementDecoder } from "./reader-schema.js";
import type { XmlReader } from "./xml-reader.js";

/** Holds an element to its declaration, or to the type that it names. */
export type AssessedElement = ElementDecoder;

/**
 * How the current element, which a wildcard took, is held to the schema (XSD 1.0 Part 1, 3.10.4); undefined where nobody
 * holds it to anything: without a schema, or where the wildcard does not insist.
 */
export function assessElement(xml: XmlReader, process: "strict" | "lax"): AssessedElement | undefined {
  const { schema } = xml;
  if (schema === undefined) return undefined;
  const name = xml.name();
  const known = schema.element(name) ?? xml.declaredType("lax");
  if (known === undefined && process === "strict") {
    xml.refuse("unexpected", `The element ${describeName(name)} is not declared.`);
  }
  return known;
}

/** Holds attributes that a wildcard took to their declarations. */
export function assessAttributes(xml: XmlReader, attributes: readonly XmlAttribute[], process: "strict" | "lax"): void {
  if (xml.schema === undefined) return;
  for (const attribute of attributes) {
    if (attribute.namespace === xsiNamespace || attribute.namespace === xmlNamespace) continue;
    const type = xml.schema.attribute(attribute);
    if (type !== undefined) xml.check(attribute, type);
    else if (process === "strict")
      xml.reportAttribute(attribute, `The attribute ${describeName(attribute)} is not declared.`);
  }
}
