// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:open" targetNamespace="urn:golden:open">
  <wsdl:types>
    <xs:schema>
      <xs:import namespace="urn:golden:open" schemaLocation="${address}?xsd=contract.xsd"/>
    </xs:schema>
  </wsdl:types>
  <wsdl:message name="Anything"><wsdl:part name="payload" element="t:Anything"/></wsdl:message>
  <wsdl:portType name="Sink">
    <wsdl:operation name="Take"><wsdl:input message="t:Anything"/></wsdl:operation>
  </wsdl:portType>
  <wsdl:binding name="SinkSoap" type="t:Sink">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="Take"><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="Sink">
    <wsdl:port name="Sink" binding="t:SinkSoap"/>
  </wsdl:service>
</wsdl:definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {
  "contract.xsd": () => `<?xml version="1.0" encoding="utf-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:golden:open" elementFormDefault="qualified">
  <xs:element name="Anything">
    <xs:complexType>
      <xs:sequence>
        <xs:any minOccurs="0" maxOccurs="unbounded" processContents="lax"/>
      </xs:sequence>
    </xs:complexType>
  </xs:element>
</xs:schema>
`,
};
