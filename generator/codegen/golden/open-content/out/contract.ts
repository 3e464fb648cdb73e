// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"\n    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:open" targetNamespace="urn:golden:open">\n  <wsdl:types>\n    <xs:schema>\n      <xs:import namespace="urn:golden:open" schemaLocation="${address}?xsd=contract.xsd"/>\n    </xs:schema>\n  </wsdl:types>\n  <wsdl:message name="Anything"><wsdl:part name="payload" element="t:Anything"/></wsdl:message>\n  <wsdl:portType name="Sink">\n    <wsdl:operation name="Take"><wsdl:input message="t:Anything"/></wsdl:operation>\n  </wsdl:portType>\n  <wsdl:binding name="SinkSoap" type="t:Sink">\n    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>\n    <wsdl:operation name="Take"><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>\n  </wsdl:binding>\n  <wsdl:service name="Sink">\n    <wsdl:port name="Sink" binding="t:SinkSoap"/>\n  </wsdl:service>\n</wsdl:definitions>\n`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {
  "contract.xsd": () =>
    `<?xml version="1.0" encoding="utf-8"?>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:golden:open" elementFormDefault="qualified">\n  <xs:element name="Anything">\n    <xs:complexType>\n      <xs:sequence>\n        <xs:any minOccurs="0" maxOccurs="unbounded" processContents="lax"/>\n      </xs:sequence>\n    </xs:complexType>\n  </xs:element>\n</xs:schema>\n`,
};
