import {
  binding,
  bound,
  type ContractFiles,
  definitions,
  messages,
  ping,
  pingBase,
  pinging,
  portType,
  schema,
  service,
  types,
} from "../testing/wsdl-builders.js";

/** Unusual WSDL documents and imports. */
export const unusualDocuments: Readonly<Record<string, ContractFiles>> = {
  plain: { "c.wsdl": definitions(pingBase + binding() + service) },
  "no service": { "c.wsdl": definitions(pingBase + binding()) },
  "port types only": { "c.wsdl": definitions(pingBase) },
  "import without schemaLocation": {
    "c.wsdl": definitions(
      types(
        schema(
          '<s:import namespace="urn:u"/><s:element name="Ping" type="u:T" xmlns:u="urn:u"/><s:element name="PingResponse" type="u:T" xmlns:u="urn:u"/>',
        ),
        schema('<s:complexType name="T"><s:sequence/></s:complexType>', 'targetNamespace="urn:u"'),
      ) + bound(messages, portType),
    ),
  },
  "no import at all": {
    "c.wsdl": definitions(
      types(
        schema(
          '<s:element name="Ping" type="u:T" xmlns:u="urn:u"/><s:element name="PingResponse" type="u:T" xmlns:u="urn:u"/>',
        ),
        schema('<s:complexType name="T"><s:sequence/></s:complexType>', 'targetNamespace="urn:u"'),
      ) + bound(messages, portType),
    ),
  },
  "wsdl import in parts": {
    "c.wsdl": definitions('<wsdl:import namespace="urn:t" location="b.wsdl"/>' + service),
    "b.wsdl": definitions('<wsdl:import namespace="urn:t" location="a.wsdl"/>' + binding()),
    "a.wsdl": definitions(pingBase),
  },
  "wsdl import of xsd": {
    "c.wsdl": definitions('<wsdl:import namespace="urn:t" location="a.xsd"/>' + bound(messages, portType)),
    "a.xsd": `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t" elementFormDefault="qualified">${ping}</s:schema>`,
  },
  "document parts by type": {
    "c.wsdl": definitions(
      bound(
        '<wsdl:message name="PingIn"><wsdl:part name="body" type="s:string"/></wsdl:message><wsdl:message name="PingOut"><wsdl:part name="body" type="s:string"/></wsdl:message>',
        portType,
      ),
    ),
  },
  "empty messages": {
    "c.wsdl": definitions(bound('<wsdl:message name="PingIn"/><wsdl:message name="PingOut"/>', portType)),
  },
  overloads: {
    "c.wsdl": definitions(
      types(schema(ping + '<s:element name="Ping2" type="s:int"/>')) +
        messages +
        '<wsdl:message name="Ping2In"><wsdl:part name="p" element="tns:Ping2"/></wsdl:message>' +
        '<wsdl:portType name="P"><wsdl:operation name="Ping"><wsdl:input message="tns:PingIn"/><wsdl:output message="tns:PingOut"/></wsdl:operation><wsdl:operation name="Ping"><wsdl:input name="Ping2" message="tns:Ping2In"/><wsdl:output name="Ping2" message="tns:PingOut"/></wsdl:operation></wsdl:portType>' +
        binding(
          '<wsdl:operation name="Ping"><soap:operation soapAction="1"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation><wsdl:operation name="Ping"><soap:operation soapAction="2"/><wsdl:input name="Ping2"><soap:body use="literal"/></wsdl:input><wsdl:output name="Ping2"><soap:body use="literal"/></wsdl:output></wsdl:operation>',
        ) +
        service,
    ),
  },
  "overloads bound without names, in order": {
    "c.wsdl": definitions(
      types(schema(ping + '<s:element name="Ping2" type="s:int"/>')) +
        messages +
        '<wsdl:message name="Ping2In"><wsdl:part name="p" element="tns:Ping2"/></wsdl:message>' +
        '<wsdl:portType name="P"><wsdl:operation name="Ping"><wsdl:input name="a" message="tns:PingIn"/><wsdl:output name="b" message="tns:PingOut"/></wsdl:operation><wsdl:operation name="Ping"><wsdl:input name="Ping2" message="tns:Ping2In"/><wsdl:output name="Ping2" message="tns:PingOut"/></wsdl:operation></wsdl:portType>' +
        binding(
          '<wsdl:operation name="Ping"><soap:operation soapAction="1"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation><wsdl:operation name="Ping"><soap:operation soapAction="2"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>',
        ) +
        service,
    ),
  },
  "overloads of the same unnamed input": {
    "c.wsdl": definitions(
      types(schema(ping + '<s:element name="Ping2" type="s:int"/>')) +
        messages +
        '<wsdl:message name="Ping2In"><wsdl:part name="p" element="tns:Ping2"/></wsdl:message>' +
        '<wsdl:portType name="P"><wsdl:operation name="Ping"><wsdl:input message="tns:PingIn"/><wsdl:output message="tns:PingOut"/></wsdl:operation><wsdl:operation name="Ping"><wsdl:input message="tns:Ping2In"/><wsdl:output message="tns:PingOut"/></wsdl:operation></wsdl:portType>' +
        binding(
          '<wsdl:operation name="Ping"><soap:operation soapAction="1"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation><wsdl:operation name="Ping"><soap:operation soapAction="2"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>',
        ) +
        service,
    ),
  },
  "dots in names": {
    "c.wsdl": definitions(
      (pingBase + binding() + service).replace(/"Ping"/g, '"my.Ping-1"').replace(/tns:Ping"/g, 'tns:my.Ping-1"'),
    ),
  },
  "soapenc import, literal": pinging(
    '<s:import namespace="http://schemas.xmlsoap.org/soap/encoding/"/><s:import namespace="http://schemas.xmlsoap.org/wsdl/"/>' +
      ping,
  ),
  "soapenc import with location": pinging(
    '<s:import namespace="http://schemas.xmlsoap.org/soap/encoding/" schemaLocation="http://schemas.xmlsoap.org/soap/encoding/"/><s:import namespace="http://www.w3.org/2001/XMLSchema" schemaLocation="http://www.w3.org/2001/XMLSchema.xsd"/><s:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="http://www.w3.org/2001/xml.xsd"/>' +
      ping,
  ),
  "soapenc array in literal": pinging(
    ping.replace('type="s:string"', 'type="tns:Strings"') +
      '<s:complexType name="Strings"><s:complexContent><s:restriction base="soapenc:Array"><s:attribute ref="soapenc:arrayType" wsdl:arrayType="s:string[]"/></s:restriction></s:complexContent></s:complexType>',
  ),
  "soapenc typed elements in literal": pinging(ping.replace('type="s:string"', 'type="soapenc:string"')),
  "soapenc base64": pinging(ping.replace('type="s:string"', 'type="soapenc:base64"')),
  "no soapAction": {
    "c.wsdl": definitions(
      pingBase + binding().replace('<soap:operation soapAction="urn:t/Ping"/>', "<soap:operation/>") + service,
    ),
  },
  "no soap:operation": {
    "c.wsdl": definitions(pingBase + binding().replace('<soap:operation soapAction="urn:t/Ping"/>', "") + service),
  },
  "header fault": {
    "c.wsdl": definitions(
      types(schema(ping + '<s:element name="Auth" type="s:string"/>')) +
        messages +
        '<wsdl:message name="H"><wsdl:part name="h" element="tns:Auth"/></wsdl:message>' +
        portType +
        binding().replace(
          '<soap:body use="literal"/>',
          '<soap:header message="tns:H" part="h" use="literal"><soap:headerfault message="tns:H" part="h" use="literal"/></soap:header><soap:body use="literal"/>',
        ) +
        service,
    ),
  },
  "header by type": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        '<wsdl:message name="H"><wsdl:part name="h" type="s:string"/></wsdl:message>' +
        portType +
        binding().replace(
          '<soap:body use="literal"/>',
          '<soap:header message="tns:H" part="h" use="literal"/><soap:body use="literal"/>',
        ) +
        service,
    ),
  },
  "fault part by type": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        '<wsdl:message name="F"><wsdl:part name="f" type="s:string"/></wsdl:message>' +
        portType.replace("</wsdl:operation>", '<wsdl:fault name="F" message="tns:F"/></wsdl:operation>') +
        binding().replace(
          "</wsdl:operation>",
          '<wsdl:fault name="F"><soap:fault name="F" use="literal"/></wsdl:fault></wsdl:operation>',
        ) +
        service,
    ),
  },
  "fault bound without name or soap:fault": {
    "c.wsdl": definitions(
      types(schema(ping + '<s:element name="E" type="s:string"/>')) +
        messages +
        '<wsdl:message name="F"><wsdl:part name="f" element="tns:E"/></wsdl:message>' +
        portType.replace("</wsdl:operation>", '<wsdl:fault name="F" message="tns:F"/></wsdl:operation>') +
        binding().replace(
          "</wsdl:operation>",
          '<wsdl:fault><soap:fault name="F" use="literal"/></wsdl:fault></wsdl:operation>',
        ) +
        service,
    ),
  },
  "empty fault message": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        '<wsdl:message name="F"/>' +
        portType.replace("</wsdl:operation>", '<wsdl:fault name="F" message="tns:F"/></wsdl:operation>') +
        binding() +
        service,
    ),
  },
  "mime body": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        portType +
        binding().replace(
          '<soap:body use="literal"/>',
          '<mime:multipartRelated><mime:part><soap:body use="literal"/></mime:part></mime:multipartRelated>',
        ) +
        service,
    ),
  },
  "mime attachments": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages.replace("</wsdl:message>", '<wsdl:part name="file" type="s:base64Binary"/></wsdl:message>') +
        portType +
        binding().replace(
          '<soap:body use="literal"/>',
          '<mime:multipartRelated><mime:part><soap:body parts="parameters" use="literal"/></mime:part><mime:part><mime:content part="file" type="application/octet-stream"/></mime:part></mime:multipartRelated>',
        ) +
        service,
    ),
  },
  "http bindings": {
    "c.wsdl": definitions(
      pingBase +
        binding() +
        '<wsdl:message name="PG"><wsdl:part name="a" type="s:string"/></wsdl:message><wsdl:message name="PGO"><wsdl:part name="Body" element="tns:PingResponse"/></wsdl:message><wsdl:portType name="Get"><wsdl:operation name="Ping"><wsdl:input message="tns:PG"/><wsdl:output message="tns:PGO"/></wsdl:operation></wsdl:portType><wsdl:binding name="G" type="tns:Get"><http:binding verb="GET"/><wsdl:operation name="Ping"><http:operation location="/Ping"/><wsdl:input><http:urlEncoded/></wsdl:input><wsdl:output><mime:mimeXml part="Body"/></wsdl:output></wsdl:operation></wsdl:binding>' +
        service.replace(
          "</wsdl:service>",
          '<wsdl:port name="G" binding="tns:G"><http:address location="http://h/"/></wsdl:port></wsdl:service>',
        ),
    ),
  },
  DataSet: pinging(
    ping.replace(
      '<s:element name="a" type="s:string" minOccurs="0"/>',
      '<s:element name="Ds" minOccurs="0"><s:complexType><s:sequence><s:element ref="s:schema"/><s:any/></s:sequence></s:complexType></s:element>',
    ),
  ),
  "DataSet lang": pinging(
    ping.replace(
      '<s:element name="a" type="s:string" minOccurs="0"/>',
      '<s:element name="Ds" minOccurs="0"><s:complexType><s:sequence><s:element ref="s:schema"/><s:any/></s:sequence><s:attribute ref="s:lang"/></s:complexType></s:element>',
    ),
  ),
  "DataSet by namespace": pinging(
    '<s:import namespace="http://tempuri.org/Ds.xsd"/>' +
      ping.replace(
        '<s:element name="a" type="s:string" minOccurs="0"/>',
        '<s:element name="Ds" minOccurs="0"><s:complexType><s:sequence><s:any namespace="http://tempuri.org/Ds.xsd"/></s:sequence></s:complexType></s:element>',
      ),
  ),
  "1999 schema": {
    "c.wsdl": definitions(pingBase + binding() + service).replaceAll("2001/XMLSchema", "1999/XMLSchema"),
  },
  "2000 schema": {
    "c.wsdl": definitions(pingBase + binding() + service).replaceAll("2001/XMLSchema", "2000/10/XMLSchema"),
  },
  "documentation with markup": {
    "c.wsdl": definitions(
      '<wsdl:documentation>a <b xmlns="">*/ bold</b> &lt;x&gt;</wsdl:documentation>' +
        pingBase.replace(
          '<s:element name="Ping">',
          '<s:element name="Ping"><s:annotation><s:documentation>*/ <p xmlns="http://www.w3.org/1999/xhtml">x</p></s:documentation><s:appinfo><z xmlns="urn:z"/></s:appinfo></s:annotation>',
        ) +
        binding() +
        service,
    ),
  },
  policy: {
    "c.wsdl": definitions(
      '<wsp:UsingPolicy xmlns:wsp="http://schemas.xmlsoap.org/ws/2004/09/policy" wsdl:required="true"/><wsp:Policy xmlns:wsp="http://schemas.xmlsoap.org/ws/2004/09/policy" wsu:Id="x" xmlns:wsu="urn:wsu"><wsp:ExactlyOne/></wsp:Policy>' +
        pingBase.replace(
          "<wsdl:input ",
          '<wsdl:input wsaw:Action="urn:a" xmlns:wsaw="http://www.w3.org/2006/05/addressing/wsdl" ',
        ) +
        binding(
          undefined,
          '<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/><wsaw:UsingAddressing wsdl:required="true" xmlns:wsaw="http://www.w3.org/2006/05/addressing/wsdl"/>',
        ) +
        service,
    ),
  },
  "utf-16": {
    "c.wsdl": Buffer.from("\ufeff" + definitions(pingBase + binding() + service).replace("utf-8", "utf-16"), "utf16le"),
  },
  "bom crlf": { "c.wsdl": "\ufeff" + definitions(pingBase + binding() + service).replaceAll("><", ">\r\n<") },
  doctype: {
    "c.wsdl": definitions(pingBase + binding() + service).replace(
      "?>",
      '?><!DOCTYPE wsdl:definitions [<!ENTITY x "urn:t">]>',
    ),
  },
  "doctype external": {
    "c.wsdl": definitions(pingBase + binding() + service).replace("?>", '?><!DOCTYPE definitions SYSTEM "x.dtd">'),
  },
  "duplicate definitions in imports": {
    "c.wsdl": definitions(
      '<wsdl:import namespace="urn:t" location="a.wsdl"/><wsdl:import namespace="urn:t" location="b.wsdl"/>' +
        binding() +
        service,
    ),
    "a.wsdl": definitions(pingBase),
    "b.wsdl": definitions(pingBase),
  },
  "schema twice": { "c.wsdl": definitions(types(schema(ping), schema(ping)) + bound(messages, portType)) },
  "missing xsd": pinging('<s:include schemaLocation="gone.xsd"/>'),
  "broken xsd": {
    "c.wsdl": definitions(types(schema('<s:include schemaLocation="bad.xsd"/>')) + bound(messages, portType)),
    "bad.xsd": `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t">${ping}`,
  },
};
