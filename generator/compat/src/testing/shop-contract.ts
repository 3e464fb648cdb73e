import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  type Files,
  messageParts,
  operationOf,
  operationPart,
  schemaText,
  type WsdlParts,
  wsdlOf,
} from "./compare-fixture.js";

/**
 * The types of a shop: `T` and `U` (with `more` in it), an element `Token` of a built-in type, and `Bad` for faults.
 */
export const schemaOf = (token: string, more = ""): string =>
  schemaText(
    `${type("T", seq(el("a")))}${type("U", seq(el("a"), more))}<xs:element name="Token" type="xs:${token}"/><xs:element name="Bad" type="a:U"/>`,
  );

/** A contract of one document with these parts. */
export const contract = (parts: WsdlParts, schema = schemaOf("string")): Files => ({
  "contract.wsdl": wsdlOf(schema, parts),
});

/** The messages, with one more that has a part. */
export const part = (attributes: string): string =>
  `${messageParts}<wsdl:message name="More"><wsdl:part name="more" ${attributes}/></wsdl:message>`;

/** The part as a header of the request or the reply. */
export const headed = (attributes: string, way: "input" | "output" = "input"): WsdlParts => {
  const body = '<soap:body use="literal"/>';
  const header = '<soap:header message="t:More" part="more" use="literal"/>';
  const one = (name: string): string => `<wsdl:${name}>${name === way ? header : ""}${body}</wsdl:${name}>`;
  return { messages: part(attributes), bound: boundOperation("Place", one("input") + one("output")) };
};

/** A second operation in addition to Place. */
export const second = (name: string, input: string, output = "PlaceOut"): WsdlParts => ({
  messages: part('element="a:Token"'),
  operations:
    operationPart + operationOf(name, `<wsdl:input message="t:${input}"/><wsdl:output message="t:${output}"/>`),
  bound: boundOperation("Place") + boundOperation(name, undefined, 'soapAction="urn:a/second"'),
});
