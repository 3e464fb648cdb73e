const declarations =
  'xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:t" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/"';
/** Returns a WSDL document with the target namespace `urn:t`. */
export const definitions = (body: string, attrs = ""): string =>
  `<?xml version="1.0" encoding="utf-8"?><wsdl:definitions ${declarations} ${attrs} targetNamespace="urn:t">${body}</wsdl:definitions>`;
/** Returns a schema, which has the prefixes of the WSDL document around it. */
export const schema = (body: string, attrs = 'targetNamespace="urn:t" elementFormDefault="qualified"'): string =>
  `<s:schema ${attrs}>${body}</s:schema>`;
/** Returns the `types` section with these schemas. */
export const types = (...schemas: readonly string[]): string => `<wsdl:types>${schemas.join("")}</wsdl:types>`;
/** The elements Ping and PingResponse. */
export const ping: string =
  '<s:element name="Ping"><s:complexType><s:sequence><s:element name="a" type="s:string" minOccurs="0"/></s:sequence></s:complexType></s:element><s:element name="PingResponse"><s:complexType/></s:element>';
/** The messages PingIn and PingOut, with the elements Ping and PingResponse. */
export const messages: string =
  '<wsdl:message name="PingIn"><wsdl:part name="parameters" element="tns:Ping"/></wsdl:message><wsdl:message name="PingOut"><wsdl:part name="parameters" element="tns:PingResponse"/></wsdl:message>';
/** The port type P with the operation Ping. */
export const portType: string =
  '<wsdl:portType name="P"><wsdl:operation name="Ping"><wsdl:input message="tns:PingIn"/><wsdl:output message="tns:PingOut"/></wsdl:operation></wsdl:portType>';
/** Returns the SOAP 1.1 binding B of the port type P. */
export const binding = (
  operations = '<wsdl:operation name="Ping"><soap:operation soapAction="urn:t/Ping"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>',
  soapBinding = '<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>',
): string => `<wsdl:binding name="B" type="tns:P">${soapBinding}${operations}</wsdl:binding>`;
/** The service S with a port for the binding B. */
export const service: string =
  '<wsdl:service name="S"><wsdl:port name="Port" binding="tns:B"><soap:address location="http://h/x"/></wsdl:port></wsdl:service>';

/** The documents of a contract by file name. The entry is `c.wsdl`. */
export type ContractFiles = Readonly<Record<string, string | Uint8Array>>;

/** The types, messages and port type of the operation Ping. */
export const pingBase: string = types(schema(ping)) + messages + portType;
/** Returns everything after the types: messages, a port type, a binding and the service. */
export const bound = (m: string, p: string, b: string = binding()) => m + p + b + service;

/** Returns a contract with the usual messages and port type, and a schema of the given content. */
export const pinging = (content: string): { readonly "c.wsdl": string } => ({
  "c.wsdl": definitions(types(schema(content)) + bound(messages, portType)),
});

/** Returns a contract whose element Ping has the given content. */
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
/** Returns a contract whose element Ping has a sequence of the given content. */
export const sequenced = (x: string, more = ""): { readonly "c.wsdl": string } => ({
  "c.wsdl": rooted(`<s:sequence>${x}</s:sequence>`, more),
});
/** Returns a contract with one-way operations of these names. `attributes` belong to the declarations of their elements. */
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
/** Returns a named complex type. */
export const complexType = (n: string, inner = '<s:sequence><s:element name="x" type="s:int"/></s:sequence>'): string =>
  `<s:complexType name="${n}">${inner}</s:complexType>`;
/** Returns the declaration of an element. */
export const element = (n: string, t = "s:string", more = ""): string => `<s:element name="${n}" type="${t}" ${more}/>`;
const rpcSoapBinding = '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>';
/** The binding B in RPC style. */
export const rpcBinding: string = binding(undefined, rpcSoapBinding).replaceAll(
  'use="literal"',
  'use="literal" namespace="urn:t"',
);
/** Returns a contract in RPC style with the given parts of PingIn. `out` is the content of PingOut, `sch` of the schema. */
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
