/** The service of `exchange.ts` as clients of other stacks read it. */
export const paymentsWsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:t="urn:pay" targetNamespace="urn:pay"><types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  targetNamespace="urn:pay" elementFormDefault="qualified">${["Pay", "PayResponse"]
    .map(
      (name) => `<xs:element name="${name}"><xs:complexType><xs:sequence>
  <xs:element name="amount" type="xs:string"/><xs:element name="to" type="xs:string"/></xs:sequence></xs:complexType></xs:element>`,
    )
    .join("")}</xs:schema></types>
  <message name="In"><part name="parameters" element="t:Pay"/></message>
  <message name="Out"><part name="parameters" element="t:PayResponse"/></message>
  <portType name="P"><operation name="Pay"><input message="t:In"/><output message="t:Out"/></operation></portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Pay">
  <soap:operation soapAction="urn:pay/Pay" style="document"/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation></binding>
  <service name="S"><port name="Port" binding="t:B"><soap:address location="http://localhost/"/></port></service></definitions>`;
