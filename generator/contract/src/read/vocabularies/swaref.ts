/** WS-I Attachments Profile 1.0, "Referencing Attachments from the SOAP Envelope": the URI of an attachment. */
export const swaref = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://ws-i.org/profiles/basic/1.1/xsd">
  <xs:simpleType name="swaRef">
    <xs:restriction base="xs:anyURI"/>
  </xs:simpleType>
</xs:schema>
`;
