// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:names" targetNamespace="urn:golden:names">
  <types>
    <xs:schema targetNamespace="urn:golden:names" elementFormDefault="qualified">
      <xs:element name="ById" type="xs:int"/>
      <xs:element name="ByName" type="xs:string"/>
      <xs:element name="Found" type="xs:string"/>
      <xs:element name="Date" type="xs:date"/>
    </xs:schema>
  </types>
  <message name="Empty"/>
  <message name="ById"><part name="body" element="t:ById"/></message>
  <message name="ByName"><part name="body" element="t:ByName"/></message>
  <message name="Found"><part name="body" element="t:Found"/></message>
  <message name="Date"><part name="body" element="t:Date"/></message>
  <portType name="Store">
    <operation name="find"><input name="findById" message="t:ById"/><output name="found" message="t:Found"/></operation>
    <operation name="find"><input name="findByName" message="t:ByName"/><output name="found" message="t:Found"/></operation>
    <operation name="ping.all"><input message="t:Empty"/><output message="t:Empty"/></operation>
    <operation name="date"><input message="t:Date"/></operation>
  </portType>
  <portType name="Archive">
    <operation name="Find"><input message="t:ById"/><output message="t:Found"/></operation>
  </portType>
  <binding name="StoreSoap" type="t:Store">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="find">
      <soap:operation soapAction="urn:golden:names/find"/>
      <input name="findById"><soap:body use="literal"/></input><output name="found"><soap:body use="literal"/></output>
    </operation>
    <operation name="find">
      <soap:operation soapAction="urn:golden:names/find"/>
      <input name="findByName"><soap:body use="literal"/></input><output name="found"><soap:body use="literal"/></output>
    </operation>
    <operation name="ping.all"><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>
    <operation name="date"><input><soap:body use="literal"/></input></operation>
  </binding>
  <binding name="ArchiveSoap" type="t:Archive">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Find">
      <soap:operation soapAction="urn:golden:names/archive"/>
      <input><soap:body use="literal"/></input><output><soap:body use="literal"/></output>
    </operation>
  </binding>
  <service name="StoreService">
    <port name="Store" binding="t:StoreSoap"><soap:address location="${address}"/></port>
    <port name="Archive" binding="t:ArchiveSoap"><soap:address location="${address}"/></port>
  </service>
</definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
