// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:l="urn:golden:ledger" targetNamespace="urn:golden:ledger">
  <wsdl:types>
    <xs:schema targetNamespace="urn:golden:ledger" elementFormDefault="qualified">
      <xs:complexType name="Entry">
        <xs:sequence>
          <xs:element name="Account" type="xs:string"/>
          <xs:element name="Amount" type="xs:decimal"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="Transfer">
        <xs:complexContent>
          <xs:extension base="l:Entry">
            <xs:sequence>
              <xs:element name="Target" type="xs:string"/>
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Entries">
        <xs:sequence>
          <xs:element name="Entry" type="l:Entry" nillable="true" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="Payment">
        <xs:sequence>
          <xs:choice>
            <xs:element name="Cash" type="xs:int"/>
            <xs:element name="Card" type="xs:string"/>
          </xs:choice>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="Rows">
        <xs:sequence>
          <xs:element name="Row" type="l:Entries" maxOccurs="50"/>
        </xs:sequence>
      </xs:complexType>
      <xs:element name="ListEntries">
        <xs:complexType><xs:sequence><xs:element name="Year" type="xs:int"/></xs:sequence></xs:complexType>
      </xs:element>
      <xs:element name="ListEntriesResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="Title" type="xs:string"/>
            <xs:element name="Entries" type="l:Entries" minOccurs="0"/>
            <xs:element name="Count" type="xs:int"/>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="ListDays" type="xs:int"/>
      <xs:element name="ListDaysResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="Day" type="xs:date" minOccurs="2" maxOccurs="unbounded"/>
          </xs:sequence>
          <xs:attribute name="year" type="xs:int"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="ListPayments" type="xs:int"/>
      <xs:element name="ListPaymentsResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="Of" type="xs:string"/>
            <xs:element name="Page">
              <xs:complexType>
                <xs:sequence>
                  <xs:element name="Payment" type="l:Payment" minOccurs="0" maxOccurs="unbounded"/>
                  <xs:element name="Next" type="xs:string" minOccurs="0"/>
                </xs:sequence>
              </xs:complexType>
            </xs:element>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="ListRows" type="xs:int"/>
      <xs:element name="ListRowsResponse" type="l:Rows"/>
      <xs:element name="LedgerClosed" type="xs:string"/>
      <xs:element name="Session" type="xs:string"/>
    </xs:schema>
  </wsdl:types>
  <wsdl:message name="ListEntries"><wsdl:part name="body" element="l:ListEntries"/></wsdl:message>
  <wsdl:message name="ListEntriesResponse"><wsdl:part name="body" element="l:ListEntriesResponse"/></wsdl:message>
  <wsdl:message name="ListDays"><wsdl:part name="body" element="l:ListDays"/></wsdl:message>
  <wsdl:message name="ListDaysResponse"><wsdl:part name="body" element="l:ListDaysResponse"/></wsdl:message>
  <wsdl:message name="ListPayments"><wsdl:part name="body" element="l:ListPayments"/></wsdl:message>
  <wsdl:message name="ListPaymentsResponse">
    <wsdl:part name="body" element="l:ListPaymentsResponse"/>
    <wsdl:part name="session" element="l:Session"/>
  </wsdl:message>
  <wsdl:message name="ListRows"><wsdl:part name="body" element="l:ListRows"/></wsdl:message>
  <wsdl:message name="ListRowsResponse"><wsdl:part name="body" element="l:ListRowsResponse"/></wsdl:message>
  <wsdl:message name="LedgerClosed"><wsdl:part name="fault" element="l:LedgerClosed"/></wsdl:message>
  <wsdl:portType name="Ledger">
    <wsdl:operation name="ListEntries">
      <wsdl:documentation>The entries of a year, which may be many.<mark:deprecated xmlns:mark="urn:stubwright:contract">Use ListDays</mark:deprecated></wsdl:documentation>
      <wsdl:input message="l:ListEntries"/><wsdl:output message="l:ListEntriesResponse"/>
      <wsdl:fault name="LedgerClosed" message="l:LedgerClosed"/>
    </wsdl:operation>
    <wsdl:operation name="ListDays">
      <wsdl:input message="l:ListDays"/><wsdl:output message="l:ListDaysResponse"/>
    </wsdl:operation>
    <wsdl:operation name="ListPayments">
      <wsdl:input message="l:ListPayments"/><wsdl:output message="l:ListPaymentsResponse"/>
    </wsdl:operation>
    <wsdl:operation name="ListRows">
      <wsdl:input message="l:ListRows"/><wsdl:output message="l:ListRowsResponse"/>
    </wsdl:operation>
  </wsdl:portType>
  <wsdl:binding name="Ledger" type="l:Ledger">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="ListEntries">
      <soap:operation soapAction=""/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
      <wsdl:fault name="LedgerClosed"><soap:fault name="LedgerClosed" use="literal"/></wsdl:fault>
    </wsdl:operation>
    <wsdl:operation name="ListDays">
      <soap:operation soapAction=""/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="ListPayments">
      <soap:operation soapAction=""/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output>
        <soap:header message="l:ListPaymentsResponse" part="session" use="literal"/>
        <soap:body use="literal" parts="body"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="ListRows">
      <soap:operation soapAction=""/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
    </wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="Ledger">
    <wsdl:port name="Ledger" binding="l:Ledger"><soap:address location="${address}"/></wsdl:port>
  </wsdl:service>
</wsdl:definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {};
