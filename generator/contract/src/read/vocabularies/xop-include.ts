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
