// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:rpc" targetNamespace="urn:golden:rpc">
  <types>
    <xs:schema targetNamespace="urn:golden:rpc">
      <xs:complexType name="Point"><xs:sequence><xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:int"/></xs:sequence></xs:complexType>
    </xs:schema>
  </types>
  <message name="MoveIn">
    <documentation>Where from, and how far.</documentation>
    <part name="from" type="t:Point"/>
    <part name="steps" type="xs:int"><documentation>How far.</documentation></part>
  </message>
  <message name="MoveOut"><part name="to" type="t:Point"/></message>
  <message name="Nothing"/>
  <portType name="Walker">
    <operation name="Move"><input message="t:MoveIn"/><output message="t:MoveOut"/></operation>
    <operation name="Rest"><input message="t:Nothing"/><output message="t:Nothing"/></operation>
  </portType>
  <binding name="WalkerSoap" type="t:Walker">
    <soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Move">
      <soap:operation soapAction="urn:golden:rpc/Move"/>
      <input><soap:body use="literal" namespace="urn:golden:rpc"/></input>
      <output><soap:body use="literal" namespace="urn:golden:rpc"/></output>
    </operation>
    <operation name="Rest">
      <soap:operation soapAction=""/>
      <input><soap:body use="literal" namespace="urn:golden:walk"/></input>
      <output><soap:body use="literal" namespace="urn:golden:walk"/></output>
    </operation>
  </binding>
  <service name="WalkerService">
    <port name="Walker" binding="t:WalkerSoap"><soap:address location="${address}"/></port>
  </service>
</definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
