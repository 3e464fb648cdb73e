// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:bell" xmlns:mark="urn:stubwright:contract"
    targetNamespace="urn:golden:bell">
  <wsdl:types>
    <xs:schema targetNamespace="urn:golden:bell" elementFormDefault="qualified">
      <xs:element name="Ring">
        <xs:complexType><xs:sequence><xs:element name="Times" type="xs:int"/></xs:sequence></xs:complexType>
      </xs:element>
      <xs:element name="Rung" type="xs:boolean"/>
      <xs:element name="Mute" type="xs:string"/>
    </xs:schema>
  </wsdl:types>
  <wsdl:message name="RingIn"><wsdl:part name="par" element="t:Ring"/></wsdl:message>
  <wsdl:message name="RingOut"><wsdl:part name="par" element="t:Rung"/></wsdl:message>
  <wsdl:message name="MuteIn"><wsdl:part name="par" element="t:Mute"/></wsdl:message>
  <wsdl:portType name="Bell">
    <wsdl:operation name="Ring">
      <wsdl:documentation>Rings the bell.</wsdl:documentation>
      <wsdl:input message="t:RingIn"/>
      <wsdl:output message="t:RingOut"/>
    </wsdl:operation>
    <wsdl:operation name="delete">
      <wsdl:documentation>
        Mutes the bell.
        <mark:deprecated since="2026-01-01" sunset="2027-01-01">Ring zero times instead.</mark:deprecated>
      </wsdl:documentation>
      <wsdl:input message="t:MuteIn"/>
    </wsdl:operation>
  </wsdl:portType>
  <wsdl:binding name="BellSoap" type="t:Bell">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="Ring">
      <soap:operation soapAction="urn:golden:bell/Ring"/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="delete">
      <soap:operation soapAction=""/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
    </wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="BellService">
    <wsdl:port name="Bell" binding="t:BellSoap"><soap:address location="${address}"/></wsdl:port>
  </wsdl:service>
</wsdl:definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
