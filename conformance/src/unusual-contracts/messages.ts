import {
  binding,
  type ContractFiles,
  complexType,
  definitions,
  element,
  messages,
  portType,
  rpcStyle,
  schema,
  service,
  types,
} from "../testing/wsdl-builders.js";

/** Unusual parts, header blocks and faults. */
export const unusualMessages: Readonly<Record<string, ContractFiles>> = {
  "rpc part names": rpcStyle(
    '<wsdl:part name="class" type="s:int"/><wsdl:part name="a.b" type="s:anyType"/><wsdl:part name="x" type="tns:Arr"/>',
    '<wsdl:part name="return" type="s:int"/><wsdl:part name="out" type="tns:Arr"/>',
    complexType(
      "Arr",
      '<s:sequence><s:element name="i" type="s:int" maxOccurs="unbounded" minOccurs="0" nillable="true"/></s:sequence>',
    ),
  ),
  "rpc no out parts": rpcStyle('<wsdl:part name="a" type="s:int"/>', ""),
  "rpc parameterOrder": {
    "c.wsdl": rpcStyle('<wsdl:part name="b" type="s:int"/><wsdl:part name="a" type="s:int"/>')["c.wsdl"].replace(
      '<wsdl:operation name="Ping"><wsdl:input',
      '<wsdl:operation name="Ping" parameterOrder="a b"><wsdl:input',
    ),
  },
  "rpc mixed elements and types": rpcStyle(
    '<wsdl:part name="a" type="s:int"/><wsdl:part name="b" element="tns:X"/>',
    undefined,
    element("X"),
  ),
  "two headers of one name": {
    "c.wsdl": definitions(
      types(
        schema(element("Ping") + element("PingResponse") + element("Auth")),
        schema(element("Auth"), 'targetNamespace="urn:u"'),
      ) +
        messages +
        '<wsdl:message name="H"><wsdl:part name="h" element="tns:Auth"/><wsdl:part name="i" element="u:Auth" xmlns:u="urn:u"/></wsdl:message>' +
        portType +
        binding().replaceAll(
          '<soap:body use="literal"/>',
          '<soap:body use="literal"/><soap:header message="tns:H" part="h" use="literal"/><soap:header message="tns:H" part="i" use="literal"/>',
        ) +
        service,
    ),
  },
  "header in the body message": headerInBody('<soap:body parts="parameters" use="literal"/>'),
  "header in the body message, parts not said": headerInBody('<soap:body use="literal"/>'),
  "two faults of one element": {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse") + element("E"))) +
        messages +
        '<wsdl:message name="F"><wsdl:part name="f" element="tns:E"/></wsdl:message>' +
        portType.replace(
          "</wsdl:operation>",
          '<wsdl:fault name="A" message="tns:F"/><wsdl:fault name="B" message="tns:F"/></wsdl:operation>',
        ) +
        binding() +
        service,
    ),
  },
  "fault without name": {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse") + element("E"))) +
        messages +
        '<wsdl:message name="F"><wsdl:part name="f" element="tns:E"/></wsdl:message>' +
        portType.replace("</wsdl:operation>", '<wsdl:fault message="tns:F"/></wsdl:operation>') +
        binding() +
        service,
    ),
  },
  "fault bound but not declared": {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse"))) +
        messages +
        portType +
        binding().replace(
          "</wsdl:operation>",
          '<wsdl:fault name="Z"><soap:fault name="Z" use="literal"/></wsdl:fault></wsdl:operation>',
        ) +
        service,
    ),
  },
  "fault encoded beside literal": {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse") + element("E"))) +
        messages +
        '<wsdl:message name="F"><wsdl:part name="f" element="tns:E"/></wsdl:message>' +
        portType.replace("</wsdl:operation>", '<wsdl:fault name="A" message="tns:F"/></wsdl:operation>') +
        binding().replace(
          "</wsdl:operation>",
          '<wsdl:fault name="A"><soap:fault name="A" use="encoded"/></wsdl:fault></wsdl:operation>',
        ) +
        service,
    ),
  },
  "headers encoded beside literal": {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse") + element("E"))) +
        messages +
        '<wsdl:message name="H"><wsdl:part name="f" element="tns:E"/></wsdl:message>' +
        portType +
        binding().replace(
          '<soap:body use="literal"/>',
          '<soap:body use="literal"/><soap:header message="tns:H" part="f" use="encoded"/>',
        ) +
        service,
    ),
  },
};

/** A header block that is a part of the message in the Body, as this `soap:body` binds it. */
function headerInBody(body: string): ContractFiles {
  return {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse") + element("Auth"))) +
        messages.replace("</wsdl:message>", '<wsdl:part name="auth" element="tns:Auth"/></wsdl:message>') +
        portType +
        binding().replace(
          '<soap:body use="literal"/>',
          `${body}<soap:header message="tns:PingIn" part="auth" use="literal"/>`,
        ) +
        service,
    ),
  };
}
