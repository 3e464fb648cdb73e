import { schemaOf } from "./read-fixture.js";

/** The parts of a WSDL document that differ from the standard ones. */
export interface WsdlParts {
  readonly schema?: string;
  readonly messages?: string;
  readonly portType?: string;
  readonly binding?: string;
  readonly service?: string;
  readonly head?: string;
}

/** A document/literal contract of one operation. */
export const standard = {
  schema: schemaOf('<xs:element name="ask" type="xs:int"/><xs:element name="answer" type="xs:int"/>'),
  messages:
    '<message name="in"><part name="body" element="a:ask"/></message><message name="out"><part name="body" element="a:answer"/></message>',
  portType: '<operation name="op"><input message="a:in"/><output message="a:out"/></operation>',
  binding: `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="op"><soap:operation soapAction="urn:op"/>
<input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>`,
  service: '<port name="p" binding="a:b"><soap:address location="http://h/s"/></port>',
  head: "",
};

/** A WSDL document. Each part starts at its line: head 2, types 3, messages 4, port type 5, binding 6, service 7. */
export function wsdl(parts: WsdlParts = {}): string {
  const { schema, messages, portType, binding, service, head } = { ...standard, ...parts };
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" targetNamespace="urn:a">
${head}
<types>${schema}</types>
${messages}
<portType name="pt">${portType}</portType>
<binding name="b" type="a:pt">${binding}</binding>
<service name="s">${service}</service></definitions>`;
}
