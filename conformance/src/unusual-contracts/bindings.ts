import {
  binding,
  bound,
  type ContractFiles,
  complexType,
  definitions,
  element,
  messages,
  ping,
  pingBase,
  pinging,
  portType,
  rpcBinding,
  rpcStyle,
  schema,
  service,
  types,
} from "../testing/wsdl-builders.js";

const soapArray =
  '<s:complexType name="List"><s:complexContent><s:restriction base="soapenc:Array"><s:sequence><s:element name="x" type="s:string" minOccurs="0" maxOccurs="unbounded"/></s:sequence><s:attribute ref="soapenc:arrayType" wsdl:arrayType="s:string[]"/></s:restriction></s:complexContent></s:complexType>';

/** Unusual bindings, services and types in WSDL, as found in public contracts. */
export const unusualBindings: Readonly<Record<string, ContractFiles>> = {
  "several doc parts": {
    "c.wsdl": definitions(
      types(schema(ping + '<s:element name="X" type="s:int"/>')) +
        messages.replace("</wsdl:message>", '<wsdl:part name="second" element="tns:X"/></wsdl:message>') +
        portType +
        binding() +
        service,
    ),
  },
  "parts attr empty": {
    "c.wsdl": definitions(pingBase + binding().replaceAll("<soap:body use", '<soap:body parts="" use') + service),
  },
  "parts attr": {
    "c.wsdl": definitions(
      pingBase + binding().replaceAll("<soap:body use", '<soap:body parts="parameters" use') + service,
    ),
  },
  "no use": { "c.wsdl": definitions(pingBase + binding().replaceAll(' use="literal"', "") + service) },
  "no soap:body": {
    "c.wsdl": definitions(pingBase + binding().replaceAll('<soap:body use="literal"/>', "") + service),
  },
  "rpc with types": rpcStyle(
    '<wsdl:part name="a" type="tns:T"/><wsdl:part name="b" type="s:int"/>',
    undefined,
    complexType("T"),
  ),
  "rpc by element": {
    "c.wsdl": definitions(pingBase + rpcBinding + service),
  },
  "rpc empty namespace": {
    "c.wsdl": definitions(
      types(schema("")) +
        '<wsdl:message name="PingIn"/><wsdl:message name="PingOut"/>' +
        portType +
        binding(undefined, '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>') +
        service,
    ),
  },
  "soap11 and 12 share messages": {
    "c.wsdl": definitions(
      pingBase +
        binding() +
        binding().replaceAll("soap:", "soap12:").replace('"B"', '"B12"') +
        service.replace(
          "</wsdl:service>",
          '<wsdl:port name="P12" binding="tns:B12"><soap12:address location="http://h/12"/></wsdl:port></wsdl:service>',
        ),
    ),
  },
  "12 only": { "c.wsdl": definitions(pingBase + binding().replaceAll("soap:", "soap12:") + service) },
  "clash names": {
    "c.wsdl": definitions(
      (pingBase + binding() + service)
        .replace(
          '<s:element name="a" type="s:string" minOccurs="0"/>',
          '<s:element name="a" type="tns:ClashService" minOccurs="0"/><s:element name="b" type="tns:ClashClient"/><s:element name="c" type="tns:ClashListener"/>',
        )
        .replace(
          "</s:schema>",
          '<s:complexType name="ClashService"><s:sequence><s:element name="x" type="s:int"/></s:sequence></s:complexType><s:complexType name="ClashClient"><s:sequence><s:element name="x" type="s:int"/></s:sequence></s:complexType><s:complexType name="ClashListener"><s:sequence><s:element name="x" type="s:int"/></s:sequence></s:complexType></s:schema>',
        ),
    ),
  },
  "js names": {
    "c.wsdl": definitions(
      (pingBase + binding() + service).replace(
        "</s:schema>",
        [
          "Object",
          "Array",
          "Promise",
          "String",
          "Error",
          "Record",
          "Date",
          "Response",
          "Request",
          "Headers",
          "Function",
          "Symbol",
          "Map",
          "Partial",
          "undefined",
          "any",
          "never",
          "string",
          "constructor",
          "__proto__",
          "toString",
          "Uint8Array",
          "DateTime",
          "Decimal",
          "OpenContent",
          "XmlReader",
          "JsonReader",
          "Samples",
          "documents",
          "Documents",
          "ServiceFault",
          "CallContext",
        ]
          .map(
            (n) =>
              `<s:complexType name="${n}"><s:sequence><s:element name="x" type="s:int"/></s:sequence><s:attribute name="id" type="s:ID"/></s:complexType><s:element name="e${n}" type="tns:${n}"/>`,
          )
          .join("") + "</s:schema>",
      ),
    ),
  },
  "unusual member names": {
    "c.wsdl": definitions(
      (pingBase + binding() + service).replace(
        '<s:element name="a" type="s:string" minOccurs="0"/>',
        [
          "constructor",
          "__proto__",
          "toString",
          "default",
          "class",
          "xml",
          "json",
          "value",
          "a.b",
          "a-b",
          "été",
          "名",
          "_",
          "$",
          "then",
          "hasOwnProperty",
          "prototype",
          "length",
          "name",
          "arguments",
        ]
          .filter((n) => n !== "$")
          .map((n) => `<s:element name="${n}" type="s:string"/>`)
          .join(""),
      ),
    ),
  },
  "self import": {
    "c.wsdl": definitions('<wsdl:import namespace="urn:t" location="c.wsdl"/>' + pingBase + binding() + service),
  },
  "import namespace without location": {
    "c.wsdl": definitions('<wsdl:import namespace="urn:other"/>' + pingBase + binding() + service),
  },
  "schema import of own namespace": pinging('<s:import namespace="urn:t"/>' + ping),
  "schema without target": {
    "c.wsdl": definitions(
      types('<s:schema><s:import namespace="urn:t"/></s:schema>', schema(ping)) + bound(messages, portType),
    ),
  },
  "types empty": {
    "c.wsdl": definitions(
      "<wsdl:types/>" + '<wsdl:message name="PingIn"/><wsdl:message name="PingOut"/>' + portType + binding() + service,
    ),
  },
  "no targetNamespace": {
    "c.wsdl": definitions(pingBase + binding() + service)
      .replace(' targetNamespace="urn:t">', ">")
      .replace('xmlns:tns="urn:t"', 'xmlns:tns="urn:t"'),
  },
  "unprefixed message refs": {
    "c.wsdl": definitions(pingBase.replace(/message="tns:/g, 'message="') + binding() + service),
  },
  "unprefixed binding type": {
    "c.wsdl": definitions(
      pingBase + binding().replace('type="tns:P"', 'type="P"') + service.replace('binding="tns:B"', 'binding="B"'),
    ),
  },
  "missing binding": { "c.wsdl": definitions(pingBase + service) },
  "service no ports": { "c.wsdl": definitions(pingBase + binding() + '<wsdl:service name="S"/>') },
  "port no address": {
    "c.wsdl": definitions(
      pingBase + binding() + '<wsdl:service name="S"><wsdl:port name="Port" binding="tns:B"/></wsdl:service>',
    ),
  },
  "any order of sections": { "c.wsdl": definitions(service + binding() + portType + messages + types(schema(ping))) },
  "jms transport": {
    "c.wsdl": definitions(
      pingBase + binding(undefined, '<soap:binding transport="http://www.w3.org/2010/soapjms/"/>') + service,
    ),
  },
  "java binding beside": {
    "c.wsdl": definitions(
      pingBase +
        binding() +
        '<wsdl:binding name="J" type="tns:P"><java:binding xmlns:java="http://schemas.xmlsoap.org/wsdl/java/"/></wsdl:binding>' +
        service,
    ),
  },
  notification: {
    "c.wsdl": definitions(
      pingBase.replace('<wsdl:input message="tns:PingIn"/>', "") +
        binding().replace('<wsdl:input><soap:body use="literal"/></wsdl:input>', "") +
        service,
    ),
  },
  "a notification and an encoded operation beside others": {
    "c.wsdl": definitions(
      types(schema(ping + soapArray)) +
        messages +
        '<wsdl:message name="ListIn"><wsdl:part name="p" type="tns:List"/></wsdl:message>' +
        portType.replace(
          "</wsdl:portType>",
          '<wsdl:operation name="Tell"><wsdl:output message="tns:PingOut"/></wsdl:operation><wsdl:operation name="Send"><wsdl:input message="tns:ListIn"/></wsdl:operation></wsdl:portType>',
        ) +
        binding().replace(
          "</wsdl:binding>",
          '<wsdl:operation name="Tell"><soap:operation/><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation><wsdl:operation name="Send"><soap:operation style="rpc"/><wsdl:input><soap:body use="encoded"/></wsdl:input></wsdl:operation></wsdl:binding>',
        ) +
        service,
    ),
  },
  "what is broken beside a good operation": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        '<wsdl:message name="HeadIn"><wsdl:part name="head" element="tns:Nope"/></wsdl:message><wsdl:message name="Unused"><wsdl:part name="p"/><wsdl:part name="p" element="tns:Nope"/></wsdl:message>' +
        portType.replace(
          "</wsdl:portType>",
          '<wsdl:operation name="PingFault"><wsdl:fault name="f" message="tns:PingOut"/></wsdl:operation></wsdl:portType>',
        ) +
        binding()
          .replace(
            '<soap:body use="literal"/>',
            '<soap:body use="literal"/><soap:header message="tns:HeadIn" part="head" use="literal"/><soap:header message="tns:HeadIn" part="tail" use="literal"/>',
          )
          .replace(
            "</wsdl:binding>",
            '<wsdl:operation name="PingFault"><soap:operation/><wsdl:fault name="f"><soap:fault name="f" use="literal"/></wsdl:fault></wsdl:operation><wsdl:operation name="Gone"><soap:operation/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation></wsdl:binding>',
          ) +
        service.replace(
          "</wsdl:service>",
          '<wsdl:port name="Port" binding="tns:None"><soap:address location="http://h/y"/></wsdl:port></wsdl:service>',
        ),
    ),
  },
  "two operations, one of them broken": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        portType.replace(
          "</wsdl:portType>",
          '<wsdl:operation name="Broken"><wsdl:input message="tns:None"/></wsdl:operation></wsdl:portType>',
        ) +
        binding().replace(
          "</wsdl:binding>",
          '<wsdl:operation name="Broken"><soap:operation/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation></wsdl:binding>',
        ) +
        service,
    ),
  },
  "names that lack their prefix": {
    "c.wsdl": definitions(
      types(
        schema(
          element("Ping", "T") +
            element("PingResponse", "string") +
            complexType("T", `<s:sequence><s:element ref="PingResponse"/></s:sequence>`),
        ),
      ) +
        messages.replaceAll('element="tns:', 'element="') +
        portType +
        binding() +
        service,
    ),
  },
  "soapenc array that no message holds": pinging(ping + soapArray),
  "any type part": pinging(ping.replace('type="s:string"', 'type="s:anyType"')),
  "element without type": pinging('<s:element name="Ping"/><s:element name="PingResponse"/>'),
  "type empty pattern": pinging(
    ping.replace('type="s:string"', 'type="tns:G"') +
      '<s:simpleType name="G"><s:restriction base="s:string"><s:pattern value="[\\da-fA-F]{8}-[\\d]{4}\\"/></s:restriction></s:simpleType>',
  ),
  UPA: pinging(
    ping.replace(
      '<s:element name="a" type="s:string" minOccurs="0"/>',
      '<s:element name="a" type="s:string" minOccurs="0"/><s:any namespace="##any" minOccurs="0" processContents="lax"/><s:element name="z" type="s:string" minOccurs="0"/>',
    ),
  ),
  "enum duplicates": pinging(
    ping.replace('type="s:string"', 'type="tns:G"') +
      '<s:simpleType name="G"><s:restriction base="s:string"><s:enumeration value="a"/><s:enumeration value="a"/><s:enumeration value=""/></s:restriction></s:simpleType>',
  ),
  "minOccurs gt max": pinging(ping.replace('minOccurs="0"', 'minOccurs="1" maxOccurs="0"')),
  "all with maxOccurs": pinging(
    ping.replaceAll("s:sequence>", "s:all>").replace('minOccurs="0"', 'minOccurs="0" maxOccurs="unbounded"'),
  ),
  "unknown s:type": pinging(ping.replace('"s:string"', '"s:guid"')),
  "ms guid types": {
    "c.wsdl": definitions(
      types(
        schema(
          '<s:import namespace="http://microsoft.com/wsdl/types/"/>' +
            ping.replace('"s:string"', '"g:guid" xmlns:g="http://microsoft.com/wsdl/types/"'),
        ),
        '<s:schema elementFormDefault="qualified" targetNamespace="http://microsoft.com/wsdl/types/"><s:simpleType name="guid"><s:restriction base="s:string"><s:pattern value="[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"/></s:restriction></s:simpleType><s:simpleType name="char"><s:restriction base="s:unsignedShort"/></s:simpleType></s:schema>',
      ) + bound(messages, portType),
    ),
  },
  "apache soap map": pinging(
    '<s:import namespace="http://xml.apache.org/xml-soap"/>' +
      ping.replace('"s:string"', '"m:Map" xmlns:m="http://xml.apache.org/xml-soap"'),
  ),
  "mustUnderstand extension in types": {
    "c.wsdl": definitions(types(schema(ping), '<x:stuff xmlns:x="urn:x"/>') + bound(messages, portType)),
  },
  "fixed attrs": pinging(
    ping.replace(
      "<s:complexType/>",
      '<s:complexType><s:attribute name="version" type="s:string" fixed="1.0" use="required"/><s:anyAttribute/></s:complexType>',
    ),
  ),
  xmime: pinging(
    ping.replace(
      'type="s:string"',
      'type="s:base64Binary" xmime:expectedContentTypes="*/*" xmlns:xmime="http://www.w3.org/2005/05/xmlmime"',
    ),
  ),
  "xmlmime base64Binary": pinging(
    '<s:import namespace="http://www.w3.org/2005/05/xmlmime"/>' +
      ping.replace('type="s:string"', 'type="xmime:base64Binary" xmlns:xmime="http://www.w3.org/2005/05/xmlmime"'),
  ),
  "wsa import": pinging(
    '<s:import namespace="http://www.w3.org/2005/08/addressing" schemaLocation="http://www.w3.org/2005/08/addressing/ws-addr.xsd"/>' +
      ping.replace(
        'type="s:string"',
        'type="wsa:EndpointReferenceType" xmlns:wsa="http://www.w3.org/2005/08/addressing"',
      ),
  ),
};
