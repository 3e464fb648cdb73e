/** The WSDL of a shop with one operation. */
export const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:s="urn:shop" targetNamespace="urn:shop">
  <types><xs:schema><xs:import namespace="urn:shop" schemaLocation="order.xsd"/></xs:schema></types>
  <message name="PlaceIn"><part name="body" element="s:PlaceOrder"/></message>
  <message name="PlaceOut"><part name="body" element="s:Receipt"/></message>
  <portType name="Shop">
    <operation name="Place"><input message="s:PlaceIn"/><output message="s:PlaceOut"/></operation>
  </portType>
  <binding name="ShopBinding" type="s:Shop">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Place">
      <soap:operation soapAction="urn:place"/>
      <input><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output>
    </operation>
  </binding>
  <service name="ShopService"><port name="ShopPort" binding="s:ShopBinding"/></service>
</definitions>
`;
/** Its schema. */
export const order = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:shop" targetNamespace="urn:shop">
  <xs:include schemaLocation="common.xsd"/>
  <xs:complexType name="Order">
    <xs:annotation><xs:documentation>What a customer wants &amp; when.</xs:documentation></xs:annotation>
    <xs:sequence>
      <xs:element name="sku" type="Sku"/>
      <xs:element name="count" type="xs:long"/>
    </xs:sequence>
  </xs:complexType>
  <xs:element name="PlaceOrder" type="Order"/>
  <xs:element name="Receipt"><xs:complexType><xs:sequence><xs:element ref="Total"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="Total" type="xs:decimal"/>
</xs:schema>
`;
/** A schema without namespace, which takes the namespace of the schema that includes it. */
export const common = `<x:schema xmlns:x="http://www.w3.org/2001/XMLSchema">
  <x:simpleType name="Sku"><x:restriction base="x:string"><x:maxLength value="8"/></x:restriction></x:simpleType>
  <x:simpleType name="SkuList"><x:list itemType="Sku"/></x:simpleType>
</x:schema>
`;
/** Where the documents are. */
export const [wsdlFile, orderFile, commonFile] = [
  "contracts/shop.wsdl",
  "contracts/order.xsd",
  "contracts/common.xsd",
] as const;
