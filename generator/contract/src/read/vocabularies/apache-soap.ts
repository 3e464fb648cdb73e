/**
 * Types of Apache SOAP and Axis 1 that contracts name and nobody declares; PHP and SOAP::Lite know Map, too. What travels as an
 * attachment (DataHandler, Image, Source) is left out.
 */
export const apacheSoap = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="http://xml.apache.org/xml-soap"
    targetNamespace="http://xml.apache.org/xml-soap">
  <xs:complexType name="mapItem">
    <xs:sequence>
      <xs:element name="key" type="xs:anyType" nillable="true"/>
      <xs:element name="value" type="xs:anyType" nillable="true"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Map">
    <xs:sequence>
      <xs:element name="item" type="a:mapItem" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Vector">
    <xs:sequence>
      <xs:element name="item" type="xs:anyType" nillable="true" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Element">
    <xs:sequence>
      <xs:any processContents="lax"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Document">
    <xs:sequence>
      <xs:any processContents="lax"/>
    </xs:sequence>
  </xs:complexType>
</xs:schema>
`;
