/** A correct contract with one construct of each kind. Each test case puts a mistake into it. */
export const correctContract = `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:t="urn:orders" targetNamespace="urn:orders">
  <types>
    <xs:schema targetNamespace="urn:orders" elementFormDefault="qualified">
      <xs:element name="PlaceOrder" type="t:Order"/>
      <xs:element name="PlaceOrderResponse">
        <xs:complexType><xs:sequence><xs:element name="Id" type="xs:int"/></xs:sequence></xs:complexType>
      </xs:element>
      <xs:element name="Refused" type="xs:string"/>
      <xs:element name="Ticket" type="xs:string"/>
      <xs:complexType name="Order">
        <xs:sequence>
          <xs:element name="Item" type="t:Item" maxOccurs="unbounded"/>
          <xs:element name="Note" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attribute name="id" type="xs:int"/>
      </xs:complexType>
      <xs:complexType name="Item">
        <xs:sequence>
          <xs:element name="Sku" type="xs:string"/>
        </xs:sequence>
      </xs:complexType>
    </xs:schema>
  </types>
  <message name="PlaceOrderIn"><part name="parameters" element="t:PlaceOrder"/></message>
  <message name="PlaceOrderOut"><part name="parameters" element="t:PlaceOrderResponse"/></message>
  <message name="RefusedFault"><part name="detail" element="t:Refused"/></message>
  <message name="TicketHeader"><part name="ticket" element="t:Ticket"/></message>
  <portType name="Orders">
    <operation name="PlaceOrder">
      <input message="t:PlaceOrderIn"/>
      <output message="t:PlaceOrderOut"/>
      <fault name="Refused" message="t:RefusedFault"/>
    </operation>
  </portType>
  <binding name="OrdersSoap" type="t:Orders">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" style="document"/>
    <operation name="PlaceOrder">
      <soap:operation soapAction="urn:orders:PlaceOrder"/>
      <input><soap:header message="t:TicketHeader" part="ticket" use="literal"/><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output>
      <fault name="Refused"><soap:fault name="Refused" use="literal"/></fault>
    </operation>
  </binding>
  <service name="OrderService">
    <port name="OrdersPort" binding="t:OrdersSoap"><soap:address location="http://localhost/orders"/></port>
  </service>
</definitions>
`;

/** A mistake that people make, and all diagnostics that it causes. */
export interface MistakeCase {
  readonly title: string;
  readonly changes: readonly (readonly [right: string, wrong: string])[];
  readonly reported: readonly string[];
}
