// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:golden:vault" xmlns:mark="urn:stubwright:contract"
    targetNamespace="urn:golden:vault">
  <types>
    <xs:schema targetNamespace="urn:golden:vault" elementFormDefault="qualified">
      <xs:element name="Open"><xs:complexType><xs:sequence><xs:element name="Door" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="Opened" type="xs:boolean"/>
      <xs:element name="Ticket"><xs:complexType><xs:sequence><xs:element name="Holder" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="Lifetime" type="xs:int"/>
      <xs:element name="Locked"><xs:complexType><xs:sequence><xs:element name="Until" type="xs:dateTime"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="Unknown" type="xs:string"/>
      <xs:element name="Trace" nillable="true" type="xs:string"/>
      <xs:element name="Sealed" nillable="true"><xs:complexType><xs:sequence><xs:element name="By" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
    </xs:schema>
  </types>
  <message name="OpenIn"><part name="body" element="t:Open"/>
    <part name="ticket" element="t:Ticket"><documentation>Who may come in.</documentation></part>
    <part name="trace" element="t:Trace" mark:deprecated="2026-01-01"/></message>
  <message name="OpenOut"><part name="body" element="t:Opened"/></message>
  <message name="OpenOutHeaders"><part name="lifetime" element="t:Lifetime"/><part name="trace" element="t:Trace"/></message>
  <message name="LockedFault"><documentation>The door stays shut for a while.</documentation><part name="fault" element="t:Locked"/></message>
  <message name="SealedFault"><part name="fault" element="t:Sealed"/></message>
  <message name="UnknownFault" mark:sunset="2027-01-01"><part name="fault" element="t:Unknown"/></message>
  <portType name="Vault">
    <operation name="Open">
      <input message="t:OpenIn"/>
      <output message="t:OpenOut"/>
      <fault name="Locked" message="t:LockedFault"/>
      <fault name="Unknown" message="t:UnknownFault"/>
      <fault name="Sealed" message="t:SealedFault"/>
    </operation>
  </portType>
  <binding name="VaultSoap" type="t:Vault">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Open">
      <soap:operation soapAction="urn:golden:vault/Open"/>
      <input>
        <soap:header message="t:OpenIn" part="ticket" use="literal"/>
        <soap:header message="t:OpenIn" part="trace" use="literal"/>
        <soap:body parts="body" use="literal"/>
      </input>
      <output>
        <soap:header message="t:OpenOutHeaders" part="lifetime" use="literal"/>
        <soap:header message="t:OpenOutHeaders" part="trace" use="literal"/>
        <soap:body use="literal"/>
      </output>
      <fault name="Locked"><soap:fault name="Locked" use="literal"/></fault>
      <fault name="Unknown"><soap:fault name="Unknown" use="literal"/></fault>
      <fault name="Sealed"><soap:fault name="Sealed" use="literal"/></fault>
    </operation>
  </binding>
  <service name="VaultService">
    <port name="Vault" binding="t:VaultSoap"><soap:address location="${address}"/></port>
  </service>
</definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
