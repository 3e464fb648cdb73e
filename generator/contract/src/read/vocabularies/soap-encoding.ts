/**
 * SOAP 1.1 section 5: the components of the encoding's schema to which contracts refer. Its simple types are resolved
 * to those of XML Schema.
 */
export const soapEncoding = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:e="http://schemas.xmlsoap.org/soap/encoding/"
    targetNamespace="http://schemas.xmlsoap.org/soap/encoding/">
  <xs:attribute name="root" type="xs:boolean"/>
  <xs:attribute name="arrayType" type="xs:string"/>
  <xs:attribute name="offset" type="xs:string"/>
  <xs:attribute name="position" type="xs:string"/>
  <xs:attributeGroup name="commonAttributes">
    <xs:attribute name="id" type="xs:ID"/>
    <xs:attribute name="href" type="xs:anyURI"/>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="arrayAttributes">
    <xs:attribute ref="e:arrayType"/>
    <xs:attribute ref="e:offset"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="arrayMemberAttributes">
    <xs:attribute ref="e:position"/>
  </xs:attributeGroup>
  <xs:group name="Array">
    <xs:sequence>
      <xs:any namespace="##any" minOccurs="0" maxOccurs="unbounded" processContents="lax"/>
    </xs:sequence>
  </xs:group>
  <xs:group name="Struct">
    <xs:sequence>
      <xs:any namespace="##any" minOccurs="0" maxOccurs="unbounded" processContents="lax"/>
    </xs:sequence>
  </xs:group>
  <xs:complexType name="Array">
    <xs:complexContent>
      <xs:restriction base="e:Array"/>
    </xs:complexContent>
  </xs:complexType>
  <xs:complexType name="Struct">
    <xs:group ref="e:Struct" minOccurs="0"/>
  </xs:complexType>
  <xs:element name="Array" type="e:Array"/>
  <xs:element name="Struct" type="e:Struct"/>
</xs:schema>
`;

/**
 * Types of Apache SOAP and Axis 1 that contracts use without declaring them. PHP and SOAP::Lite also know Map. Types
 * that travel as attachments (DataHandler, Image, Source) are left out.
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
