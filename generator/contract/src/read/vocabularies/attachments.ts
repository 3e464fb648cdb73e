/** WS-I Attachments Profile 1.0, "Referencing Attachments from the SOAP Envelope": the URI of an attachment. */
export const swaref = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://ws-i.org/profiles/basic/1.1/xsd">
  <xs:simpleType name="swaRef">
    <xs:restriction base="xs:anyURI"/>
  </xs:simpleType>
</xs:schema>
`;

/** Describing Media Content of Binary Data in XML, section 2: binary data with their media type. */
export const xmlmime = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:m="http://www.w3.org/2005/05/xmlmime"
    targetNamespace="http://www.w3.org/2005/05/xmlmime">
  <xs:attribute name="contentType">
    <xs:simpleType>
      <xs:restriction base="xs:string">
        <xs:minLength value="3"/>
      </xs:restriction>
    </xs:simpleType>
  </xs:attribute>
  <xs:attribute name="expectedContentTypes" type="xs:string"/>
  <xs:complexType name="base64Binary">
    <xs:simpleContent>
      <xs:extension base="xs:base64Binary">
        <xs:attribute ref="m:contentType"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="hexBinary">
    <xs:simpleContent>
      <xs:extension base="xs:hexBinary">
        <xs:attribute ref="m:contentType"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
</xs:schema>
`;

/** XML-binary Optimized Packaging, section 2.1: the element that stands for binary data in another part of the package. */
export const xopInclude = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:x="http://www.w3.org/2004/08/xop/include"
    targetNamespace="http://www.w3.org/2004/08/xop/include" elementFormDefault="qualified">
  <xs:element name="Include" type="x:Include"/>
  <xs:complexType name="Include">
    <xs:sequence>
      <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:complexType>
</xs:schema>
`;
