import type { AnyScalar } from "../simple-types/scalar.js";
import type { XmlAttribute } from "./attribute-list.js";
import { parseDeclared } from "./declared-value.js";
import { describeName } from "./element-start.js";
import { xmlNamespace } from "./namespace-scope.js";
import type { ElementDecoder, XmlReader } from "./xml-reader.js";

/**
 * The decoder that checks the current element of a wildcard (XSD 1.0 Part 1, 3.10.4); undefined if there is no schema,
 * or if the wildcard is lax and the element is not declared.
 */
export function assessElement(xml: XmlReader, process: "strict" | "lax"): ElementDecoder | undefined {
  if (xml.schema === undefined) return undefined;
  const name = xml.name();
  const known = xml.schema.element(name) ?? namedType(xml);
  if (known === undefined && process === "strict") {
    xml.refuse("unexpected", `The element ${describeName(name)} is not declared.`);
  }
  return known;
}

/**
 * The decoder of the type that xsi:type names on an element of type `xs:anyType`. Refuses a type that the schema does
 * not have.
 */
export function assessType(xml: XmlReader): ElementDecoder | undefined {
  const { schema } = xml;
  const name = schema === undefined ? undefined : xml.typeName();
  if (schema === undefined || name === undefined) return undefined;
  const { start } = xml.parts;
  return schema.type(name, start.declared()?.block) ?? start.refuseNamed(name);
}

function namedType(xml: XmlReader): ElementDecoder | undefined {
  const name = xml.typeName();
  const decode = name === undefined ? undefined : xml.schema?.type(name);
  if (decode === undefined) return undefined;
  // Without a declaration nothing says whether the element is nillable, so xsi:nil has no effect (3.3.4, cvc-type).
  return (inner) => {
    inner.parts.start.takeNil();
    decode(inner);
  };
}

/**
 * Reads the current element with `read`, then goes back and checks it with another decoder, whose value is dropped. Two
 * passes keep the generic value and the declared type independent of each other.
 */
export function readTwice<Value>(xml: XmlReader, read: (xml: XmlReader) => Value, check: ElementDecoder): Value {
  const { parser, start } = xml.parts;
  const { observer, elementCount } = parser;
  const declaration = start.declared();
  parser.observer = undefined;
  const value = read(xml);
  parser.observer = observer;
  parser.again(elementCount);
  if (declaration !== undefined) start.declare(declaration);
  xml.checksOnly = true;
  check(xml);
  xml.checksOnly = false;
  return value;
}

/**
 * Checks the attributes of a wildcard against their declarations. At most one attribute of an element may be an ID,
 * declared ones included (XSD 1.0 Part 1, 3.4.4, cvc-complex-type 5).
 */
export function assessAttributes(xml: XmlReader, attributes: readonly XmlAttribute[], process: "strict" | "lax"): void {
  if (xml.schema === undefined) return;
  const { issues, parser } = xml.parts;
  let ids = parser.attributes.declaresId ? 1 : 0;
  for (const attribute of attributes) {
    const type = xml.schema.attribute(attribute);
    if (type?.identity === "id") {
      ids += 1;
      if (ids > 1) issues.add("unexpected", issues.attribute(attribute.name), "Another attribute is the element's ID.");
    }
    if (type !== undefined) assessAttribute(xml, attribute, type);
    else if (process === "strict" && attribute.namespace !== xmlNamespace) {
      const detail = `The attribute ${describeName(attribute)} is not declared.`;
      issues.add("unexpected", issues.attribute(attribute.name), detail);
    }
  }
}

function assessAttribute(xml: XmlReader, attribute: XmlAttribute, type: AnyScalar): void {
  const { parser, issues } = xml.parts;
  const { namespace, name } = attribute;
  try {
    const value = type.parse(attribute.value, parser.namespaces);
    parser.observer?.attribute(parser.depth, { namespace, name, type, value });
  } catch (error) {
    issues.collect(error, issues.attribute(name));
  }
}

/** Reads the current element to its end as text of the simple type that its xsi:type names. */
export function assessText(xml: XmlReader, type: AnyScalar): void {
  const { parser, start } = xml.parts;
  start.notNil();
  const declaration = start.takeDeclared();
  start.end();
  start.beforeContent();
  const read = xml.textValue((text, prefixes) => parseDeclared(text, type, { type: undefined, declaration, prefixes }));
  if (read !== undefined) parser.observer?.value(type, read.typed);
}
