const declarations =
  'xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:t" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/"';
/** A WSDL document in the namespace `urn:t`. */
export const definitions = (body: string, attrs = ""): string =>
  `<?xml version="1.0" encoding="utf-8"?><wsdl:definitions ${declarations} ${attrs} targetNamespace="urn:t">${body}</wsdl:definitions>`;
/** A schema inside it. */
export const schema = (body: string, attrs = 'targetNamespace="urn:t" elementFormDefault="qualified"'): string =>
  `<s:schema ${attrs}>${body}</s:schema>`;
/** Its types. */
export const types = (...schemas: readonly string[]): string => `<wsdl:types>${schemas.join("")}</wsdl:types>`;
/** Elements Ping and PingResponse. */
export const ping: string =
  '<s:element name="Ping"><s:complexType><s:sequence><s:element name="a" type="s:string" minOccurs="0"/></s:sequence></s:complexType></s:element><s:element name="PingResponse"><s:complexType/></s:element>';
/** Messages that carry them. */
export const messages: string =
  '<wsdl:message name="PingIn"><wsdl:part name="parameters" element="tns:Ping"/></wsdl:message><wsdl:message name="PingOut"><wsdl:part name="parameters" element="tns:PingResponse"/></wsdl:message>';
/** A port type P with the operation Ping. */
export const portType: string =
  '<wsdl:portType name="P"><wsdl:operation name="Ping"><wsdl:input message="tns:PingIn"/><wsdl:output message="tns:PingOut"/></wsdl:operation></wsdl:portType>';
/** A SOAP 1.1 binding B of it. */
export const binding = (
  operations = '<wsdl:operation name="Ping"><soap:operation soapAction="urn:t/Ping"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>',
  soapBinding = '<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>',
): string => `<wsdl:binding name="B" type="tns:P">${soapBinding}${operations}</wsdl:binding>`;
/** A service with one port. */
export const service: string =
  '<wsdl:service name="S"><wsdl:port name="Port" binding="tns:B"><soap:address location="http://h/x"/></wsdl:port></wsdl:service>';

/** Documents by file name; the entry is `c.wsdl`. */
export type OddFiles = Readonly<Record<string, string | Uint8Array>>;

/** Types, messages and port type of Ping. */
export const pingBase: string = types(schema(ping)) + messages + portType;
/** What follows the types. */
export const bound = (m: string, p: string, b: string = binding()) => m + p + b + service;

/** The usual messages and port type, over a schema of this content. */
export const pinging = (content: string): { readonly "c.wsdl": string } => ({
  "c.wsdl": definitions(types(schema(content)) + bound(messages, portType)),
});

/** A contract whose element Ping has this content. */
export const rooted = (members: string, more = ""): string =>
  definitions(
    types(
      schema(
        `<s:element name="Ping"><s:complexType>${members}</s:complexType></s:element><s:element name="PingResponse"><s:complexType/></s:element>${more}`,
      ),
    ) +
      messages +
      portType +
      binding() +
      service,
  );
/** The same with a sequence. */
export const sequenced = (x: string, more = ""): { readonly "c.wsdl": string } => ({
  "c.wsdl": rooted(`<s:sequence>${x}</s:sequence>`, more),
});
/** A contract with one-way operations of these names; what they carry is of these attributes. */
export const oneWays = (
  names: readonly string[],
  attributes = 'type="s:string"',
  more = "",
): { readonly "c.wsdl": string } => ({
  "c.wsdl": definitions(
    types(schema(names.map((n) => `<s:element name="${n}" ${attributes}/>`).join("") + more)) +
      names.map((n) => `<wsdl:message name="${n}In"><wsdl:part name="p" element="tns:${n}"/></wsdl:message>`).join("") +
      `<wsdl:portType name="P">${names.map((n) => `<wsdl:operation name="${n}"><wsdl:input message="tns:${n}In"/></wsdl:operation>`).join("")}</wsdl:portType>` +
      binding(
        names
          .map(
            (n) =>
              `<wsdl:operation name="${n}"><soap:operation soapAction="${n}"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>`,
          )
          .join(""),
      ) +
      service,
  ),
});
/** A complex type. */
export const complexType = (n: string, inner = '<s:sequence><s:element name="x" type="s:int"/></s:sequence>'): string =>
  `<s:complexType name="${n}">${inner}</s:complexType>`;
/** An element of a type. */
export const element = (n: string, t = "s:string", more = ""): string => `<s:element name="${n}" type="${t}" ${more}/>`;
const rpcSoapBinding = '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>';
/** The binding B in rpc style. */
export const rpcBinding: string = binding(undefined, rpcSoapBinding).replaceAll(
  'use="literal"',
  'use="literal" namespace="urn:t"',
);
/** A contract in rpc style. */
export const rpcStyle = (
  parts: string,
  out = '<wsdl:part name="return" type="s:string"/>',
  sch = "",
): { readonly "c.wsdl": string } => ({
  "c.wsdl": definitions(
    types(schema(sch)) +
      `<wsdl:message name="PingIn">${parts}</wsdl:message><wsdl:message name="PingOut">${out}</wsdl:message>` +
      portType +
      rpcBinding +
      service,
  ),
});
