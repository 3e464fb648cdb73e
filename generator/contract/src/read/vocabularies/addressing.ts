/**
 * WS-Addressing 1.0, Core: endpoint references (section 2), message addressing properties (3), and the details of
 * faults (SOAP Binding, 6).
 */
export const addressing = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="http://www.w3.org/2005/08/addressing"
    targetNamespace="http://www.w3.org/2005/08/addressing" elementFormDefault="qualified" blockDefault="#all">
  <xs:element name="EndpointReference" type="a:EndpointReferenceType"/>
  <xs:element name="ReferenceParameters" type="a:ReferenceParametersType"/>
  <xs:element name="Metadata" type="a:MetadataType"/>
  <xs:element name="MessageID" type="a:AttributedURIType"/>
  <xs:element name="RelatesTo" type="a:RelatesToType"/>
  <xs:element name="ReplyTo" type="a:EndpointReferenceType"/>
  <xs:element name="From" type="a:EndpointReferenceType"/>
  <xs:element name="FaultTo" type="a:EndpointReferenceType"/>
  <xs:element name="To" type="a:AttributedURIType"/>
  <xs:element name="Action" type="a:AttributedURIType"/>
  <xs:element name="RetryAfter" type="a:AttributedUnsignedLongType"/>
  <xs:element name="ProblemHeaderQName" type="a:AttributedQNameType"/>
  <xs:element name="ProblemIRI" type="a:AttributedURIType"/>
  <xs:element name="ProblemAction" type="a:ProblemActionType"/>
  <xs:attribute name="IsReferenceParameter" type="xs:boolean"/>
  <xs:complexType name="EndpointReferenceType">
    <xs:sequence>
      <xs:element name="Address" type="a:AttributedURIType"/>
      <xs:element ref="a:ReferenceParameters" minOccurs="0"/>
      <xs:element ref="a:Metadata" minOccurs="0"/>
      <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:complexType>
  <xs:complexType name="ReferenceParametersType">
    <xs:sequence>
      <xs:any namespace="##any" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:complexType>
  <xs:complexType name="MetadataType">
    <xs:sequence>
      <xs:any namespace="##any" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:complexType>
  <xs:complexType name="RelatesToType">
    <xs:simpleContent>
      <xs:extension base="xs:anyURI">
        <xs:attribute name="RelationshipType" type="a:RelationshipTypeOpenEnum"
            default="http://www.w3.org/2005/08/addressing/reply"/>
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:simpleType name="RelationshipTypeOpenEnum">
    <xs:union memberTypes="a:RelationshipType xs:anyURI"/>
  </xs:simpleType>
  <xs:simpleType name="RelationshipType">
    <xs:restriction base="xs:anyURI">
      <xs:enumeration value="http://www.w3.org/2005/08/addressing/reply"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:complexType name="AttributedURIType">
    <xs:simpleContent>
      <xs:extension base="xs:anyURI">
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="AttributedQNameType">
    <xs:simpleContent>
      <xs:extension base="xs:QName">
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="AttributedUnsignedLongType">
    <xs:simpleContent>
      <xs:extension base="xs:unsignedLong">
        <xs:anyAttribute namespace="##other" processContents="lax"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="ProblemActionType">
    <xs:sequence>
      <xs:element ref="a:Action" minOccurs="0"/>
      <xs:element name="SoapAction" type="xs:anyURI" minOccurs="0"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##other" processContents="lax"/>
  </xs:complexType>
  <xs:simpleType name="FaultCodesOpenEnumType">
    <xs:union memberTypes="a:FaultCodesType xs:QName"/>
  </xs:simpleType>
  <xs:simpleType name="FaultCodesType">
    <xs:restriction base="xs:QName">
      <xs:enumeration value="a:InvalidAddressingHeader"/>
      <xs:enumeration value="a:InvalidAddress"/>
      <xs:enumeration value="a:InvalidEPR"/>
      <xs:enumeration value="a:InvalidCardinality"/>
      <xs:enumeration value="a:MissingAddressInEPR"/>
      <xs:enumeration value="a:DuplicateMessageID"/>
      <xs:enumeration value="a:ActionMismatch"/>
      <xs:enumeration value="a:MessageAddressingHeaderRequired"/>
      <xs:enumeration value="a:DestinationUnreachable"/>
      <xs:enumeration value="a:ActionNotSupported"/>
      <xs:enumeration value="a:EndpointUnavailable"/>
    </xs:restriction>
  </xs:simpleType>
</xs:schema>
`;

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
