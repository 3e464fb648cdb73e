// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:roots" targetNamespace="urn:golden:roots">
  <types>
    <xs:schema targetNamespace="urn:golden:roots"><xs:include schemaLocation="${address}?xsd=messages.xsd"/></xs:schema>
  </types>
  <message name="PostIn"><part name="body" element="t:Post"/></message>
  <message name="PostHeaders"><part name="version" element="t:Version"/><part name="sender" element="t:Sender"/><part name="kind" element="t:Kind"/></message>
  <message name="PostOut"><part name="body" element="t:Posted"/></message>
  <message name="LimitFault"><part name="fault" element="t:Limit"/></message>
  <message name="RefusedFault"><part name="fault" element="t:Refused"/></message>
  <message name="TurnIn"><part name="body" element="t:Turn"/></message>
  <message name="TurnOut"><part name="body" element="t:Page"/></message>
  <message name="ListIn"><part name="body" element="t:List"/></message>
  <portType name="Board">
    <operation name="Post">
      <input message="t:PostIn"/>
      <output message="t:PostOut"/>
      <fault name="Limit" message="t:LimitFault"/>
      <fault name="Refused" message="t:RefusedFault"/>
    </operation>
    <operation name="List"><input message="t:ListIn"/></operation>
    <operation name="Turn"><input message="t:TurnIn"/><output message="t:TurnOut"/></operation>
  </portType>
  <binding name="BoardSoap" type="t:Board">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Post">
      <soap:operation soapAction="urn:golden:roots/Post"/>
      <input>
        <soap:header message="t:PostHeaders" part="version" use="literal"/>
        <soap:header message="t:PostHeaders" part="sender" use="literal"/>
        <soap:header message="t:PostHeaders" part="kind" use="literal"/>
        <soap:body use="literal"/>
      </input>
      <output><soap:body use="literal"/></output>
      <fault name="Limit"><soap:fault name="Limit" use="literal"/></fault>
      <fault name="Refused"><soap:fault name="Refused" use="literal"/></fault>
    </operation>
    <operation name="List"><soap:operation soapAction="urn:golden:roots/List"/><input><soap:body use="literal"/></input></operation>
    <operation name="Turn"><soap:operation soapAction="urn:golden:roots/Turn"/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>
  </binding>
  <service name="BoardService">
    <port name="Board" binding="t:BoardSoap"><soap:address location="${address}"/></port>
  </service>
</definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {
  "messages.xsd": () => `<?xml version="1.0" encoding="utf-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:golden:roots" targetNamespace="urn:golden:roots" elementFormDefault="qualified">
  <xs:complexType name="Note"><xs:sequence><xs:element name="Text" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>
  <xs:complexType name="Signed"><xs:complexContent><xs:extension base="Note"><xs:attribute name="by" type="xs:string"/></xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Blank"><xs:complexContent><xs:restriction base="Note"/></xs:complexContent></xs:complexType>
  <xs:complexType name="Amount"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="unit" type="xs:string"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:complexType name="Weight"><xs:simpleContent><xs:extension base="Amount"><xs:attribute name="net" type="xs:boolean"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:complexType name="Line" mixed="true"><xs:sequence><xs:element name="Mark" type="xs:int" minOccurs="0"/></xs:sequence><xs:attribute name="content" type="xs:string"/></xs:complexType>

  <xs:element name="Post" type="Note" block="extension"/>
  <xs:element name="Posted" type="xs:string" fixed="done" nillable="true"/>
  <xs:element name="Version" type="xs:decimal" fixed="1.0" nillable="true"/>
  <xs:element name="Sender" type="Note" block="restriction" nillable="true"/>
  <xs:element name="Kind" type="xs:token" default="plain"/>
  <xs:element name="Limit" type="Amount" fixed="5" nillable="true"/>
  <xs:element name="Refused" type="Note" block="#all"/>

  <xs:element name="Turn" type="xs:int"/>
  <xs:element name="Page"><xs:complexType><xs:sequence><xs:element name="Note" type="Note" block="extension" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="List">
    <xs:complexType>
      <xs:sequence>
        <xs:element ref="Version" minOccurs="0"/>
        <xs:element name="Once" type="xs:int" fixed="1" nillable="true"/>
        <xs:element name="Often" type="xs:int" fixed="1" nillable="true" minOccurs="0" maxOccurs="3"/>
        <xs:element ref="Limit" minOccurs="0"/>
        <xs:element name="Row" minOccurs="0"><xs:complexType><xs:sequence><xs:element name="Cell" type="xs:int" fixed="1" nillable="true" minOccurs="0" maxOccurs="3"/></xs:sequence></xs:complexType></xs:element>
        <xs:element name="Bound" type="Amount" fixed="5" minOccurs="0" maxOccurs="2"/>
        <xs:element name="Line" type="Line" fixed="a b" nillable="true" minOccurs="0"/>
        <xs:element name="Note" type="Note" block="restriction" minOccurs="0"/>
        <xs:element name="Free" type="xs:anyType" fixed="f" nillable="true" minOccurs="0"/>
        <xs:choice minOccurs="0">
          <xs:element name="Left" type="xs:string" fixed="l" nillable="true"/>
          <xs:element name="Right" type="xs:string" default="r" nillable="true">
            <xs:annotation>
              <xs:documentation>What is on the right.</xs:documentation>
              <xs:appinfo><deprecated xmlns="urn:stubwright:contract" since="2026-01-01">Use Left.</deprecated></xs:appinfo>
            </xs:annotation>
          </xs:element>
        </xs:choice>
      </xs:sequence>
    </xs:complexType>
  </xs:element>
</xs:schema>
`,
};
