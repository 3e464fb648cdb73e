/** WS-Addressing as it was submitted to the W3C in August 2004: endpoint references (section 2), message information headers (3), faults (4). */
export const addressing2004 = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="http://schemas.xmlsoap.org/ws/2004/08/addressing"
    targetNamespace="http://schemas.xmlsoap.org/ws/2004/08/addressing" elementFormDefault="qualified" blockDefault="#all">
  <xs:element name="EndpointReference" type="a:EndpointReferenceType"/>
  <xs:element name="MessageID" type="a:AttributedURI"/>
  <xs:element name="RelatesTo" type="a:Relationship"/>
  <xs:element name="To" type="a:AttributedURI"/>
  <xs:element name="Action" type="a:AttributedURI"/>
  <xs:element name="From" type="a:EndpointReferenceType"/>
  <xs:element name="ReplyTo" type="a:EndpointReferenceType"/>
  <xs:element name="FaultTo" type="a:EndpointReferenceType"/>
  <xs:element name="ReplyAfter" type="a:ReplyAfterType"/>
  <xs:attribute name="Action" type="xs:anyURI"/>
  <xs:complexType name="EndpointReferenceType">
    <xs:sequence>
      <xs:element name="Address" type="a:AttributedURI"/>
      <xs:element name="ReferenceProperties" type="a:ReferencePropertiesType" minOccurs="0"/>
      <xs:element name="ReferenceParameters" type="a:ReferenceParametersType" minOccurs="0"/>
      <xs:element name="PortType" type="a:AttributedQName" minOccurs="0"/>
      <xs:element name="ServiceName" type="a:ServiceNameType" minOccurs="0"/>
      <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:complexType>
  <xs:complexType name="ReferencePropertiesType">
    <xs:sequence>
      <xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="ReferenceParametersType">
    <xs:sequence>
      <xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="ServiceNameType">
    <xs:simpleContent>
      <xs:extension base="xs:QName">
        <xs:attribute name="PortName" type="xs:NCName"/>
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="Relationship">
    <xs:simpleContent>
      <xs:extension base="xs:anyURI">
        <xs:attribute name="RelationshipType" type="xs:QName"/>
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:simpleType name="RelationshipTypeValues">
    <xs:restriction base="xs:QName">
      <xs:enumeration value="a:Reply"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:complexType name="ReplyAfterType">
    <xs:simpleContent>
      <xs:extension base="xs:nonNegativeInteger">
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:simpleType name="FaultSubcodeValues">
    <xs:restriction base="xs:QName">
      <xs:enumeration value="a:InvalidMessageInformationHeader"/>
      <xs:enumeration value="a:MessageInformationHeaderRequired"/>
      <xs:enumeration value="a:DestinationUnreachable"/>
      <xs:enumeration value="a:ActionNotSupported"/>
      <xs:enumeration value="a:EndpointUnavailable"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:complexType name="AttributedQName">
    <xs:simpleContent>
      <xs:extension base="xs:QName">
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="AttributedURI">
    <xs:simpleContent>
      <xs:extension base="xs:anyURI">
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
</xs:schema>
`;
