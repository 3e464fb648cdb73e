// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:clock" targetNamespace="urn:golden:clock">
  <types>
    <xs:schema targetNamespace="urn:golden:clock" elementFormDefault="qualified">
      <xs:element name="Tell"><xs:complexType><xs:sequence><xs:element name="Zone" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="Time" nillable="true" type="xs:dateTime"/>
      <xs:element name="NoZone" type="xs:string"/>
    </xs:schema>
  </types>
  <message name="TellIn"><part name="body" element="t:Tell"/></message>
  <message name="TellOut"><part name="body" element="t:Time"/></message>
  <message name="NoZoneFault"><part name="fault" element="t:NoZone"/></message>
  <portType name="Clock">
    <operation name="Tell">
      <input message="t:TellIn"/><output message="t:TellOut"/><fault name="NoZone" message="t:NoZoneFault"/>
    </operation>
  </portType>
  <binding name="ClockSoap" type="t:Clock">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Tell">
      <soap:operation soapAction="urn:golden:clock/Tell"/>
      <input><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output>
      <fault name="NoZone"><soap:fault name="NoZone" use="literal"/></fault>
    </operation>
  </binding>
  <binding name="ClockSoap12" type="t:Clock">
    <soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Tell">
      <soap12:operation soapAction="urn:golden:clock/Tell"/>
      <input><soap12:body use="literal"/></input>
      <output><soap12:body use="literal"/></output>
      <fault name="NoZone"><soap12:fault name="NoZone" use="literal"/></fault>
    </operation>
  </binding>
  <binding name="ClockHttp" type="t:Clock"><http:binding verb="GET"/></binding>
  <service name="ClockService">
    <port name="ClockSoap" binding="t:ClockSoap"><soap:address location="${address}"/></port>
    <port name="ClockSoap12" binding="t:ClockSoap12"><soap12:address location="${address}"/></port>
    <port name="ClockHttp" binding="t:ClockHttp"><http:address location="http://localhost/clock"/></port>
  </service>
</definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
