// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
    xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:encoded" targetNamespace="urn:golden:encoded">
  <types>
    <xs:schema targetNamespace="urn:golden:encoded">
      <xs:import namespace="http://schemas.xmlsoap.org/soap/encoding/"/>
      <xs:complexType name="Stop">
        <xs:all>
          <xs:element name="name" type="soapenc:string" nillable="true"/>
          <xs:element name="minute" type="xs:int"/>
          <xs:element name="note" type="xs:string" minOccurs="0"/>
          <xs:element name="extra" type="xs:anyType" minOccurs="0" nillable="true"/>
        </xs:all>
      </xs:complexType>
      <xs:complexType name="ArrayOfStop">
        <xs:complexContent>
          <xs:restriction base="soapenc:Array"><xs:attribute ref="soapenc:arrayType" wsdl:arrayType="t:Stop[]"/></xs:restriction>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Table">
        <xs:complexContent>
          <xs:restriction base="soapenc:Array"><xs:attribute ref="soapenc:arrayType" wsdl:arrayType="xs:int[][]"/></xs:restriction>
        </xs:complexContent>
      </xs:complexType>
    </xs:schema>
  </types>
  <message name="PlanIn"><part name="stops" type="t:ArrayOfStop"/><part name="speed" type="xs:int"/></message>
  <message name="PlanOut"><part name="minutes" type="t:Table"/><part name="remark" type="xs:string"/></message>
  <message name="FirstIn"><part name="stops" type="t:ArrayOfStop"/></message>
  <message name="FirstOut"><part name="return" type="t:Stop"/></message>
  <message name="Unreachable"><part name="fault" type="t:Stop"/></message>
  <portType name="Planner">
    <operation name="Plan"><input message="t:PlanIn"/><output message="t:PlanOut"/></operation>
    <operation name="First"><input message="t:FirstIn"/><output message="t:FirstOut"/><fault name="Unreachable" message="t:Unreachable"/></operation>
  </portType>
  <binding name="PlannerSoap" type="t:Planner">
    <soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Plan">
      <soap:operation soapAction="urn:golden:encoded#Plan"/>
      <input><soap:body use="encoded" namespace="urn:golden:encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></input>
      <output><soap:body use="encoded" namespace="urn:golden:encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></output>
    </operation>
    <operation name="First">
      <soap:operation soapAction="urn:golden:encoded#First"/>
      <input><soap:body use="encoded" namespace="urn:golden:encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></input>
      <output><soap:body use="encoded" namespace="urn:golden:encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></output>
      <fault name="Unreachable"><soap:fault name="Unreachable" use="encoded" namespace="urn:golden:encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></fault>
    </operation>
  </binding>
  <service name="PlannerService">
    <port name="Planner" binding="t:PlannerSoap"><soap:address location="${address}"/></port>
  </service>
</definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
