/** A service whose replies have members of all kinds. */
export const sloppyContract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:stock" targetNamespace="urn:stock">
  <types><xs:schema targetNamespace="urn:stock" elementFormDefault="qualified">
    <xs:element name="Count"><xs:complexType><xs:sequence><xs:element name="Place" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Counted"><xs:complexType><xs:sequence>
      <xs:element name="Total" type="xs:int" minOccurs="0"/>
      <xs:element name="Sum" type="xs:decimal" minOccurs="0"/>
      <xs:element name="Weight" type="xs:double" minOccurs="0"/>
      <xs:element name="Serial" type="xs:long" minOccurs="0"/>
      <xs:element name="Open" type="xs:boolean" minOccurs="0"/>
      <xs:element name="At" type="xs:dateTime" minOccurs="0"/>
      <xs:element name="Day" type="xs:date" minOccurs="0"/>
      <xs:element name="Clock" type="xs:time" minOccurs="0"/>
      <xs:element name="Name" type="xs:string" minOccurs="0"/>
      <xs:element name="State" type="t:State" minOccurs="0"/>
      <xs:element name="Code" type="t:Code" minOccurs="0"/>
      <xs:element name="Few" type="t:Few" minOccurs="0"/>
      <xs:element name="Image" type="xs:base64Binary" minOccurs="0"/>
      <xs:element name="Shelf" type="t:Shelf" minOccurs="0"/>
      <xs:element name="Boxes" type="t:ArrayOfBox" minOccurs="0"/>
      <xs:element name="Names" type="t:ArrayOfName" minOccurs="0"/>
      <xs:element name="Tag" type="t:Tag" minOccurs="0"/>
      <xs:element name="Pay" type="t:Pay" minOccurs="0"/>
      <xs:element name="Steps" type="t:Steps" minOccurs="0"/>
      <xs:element name="Beast" type="t:Beast" minOccurs="0"/>
      <xs:element name="Extra" type="t:Extra" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:simpleType name="State"><xs:restriction base="xs:string"><xs:enumeration value="full"/><xs:enumeration value="empty"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{3}"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Few"><xs:restriction base="xs:int"><xs:maxInclusive value="10"/></xs:restriction></xs:simpleType>
    <xs:complexType name="Shelf"><xs:sequence><xs:element name="Width" type="xs:int"/><xs:element name="Label" type="xs:string"/></xs:sequence>
      <xs:attribute name="id" type="xs:int" use="required"/><xs:attribute name="kind" type="xs:string"/></xs:complexType>
    <xs:complexType name="Box"><xs:sequence><xs:element name="Id" type="xs:int"/><xs:element name="Label" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>
    <xs:complexType name="ArrayOfBox"><xs:sequence><xs:element name="Box" type="t:Box" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:complexType name="ArrayOfName"><xs:sequence><xs:element name="string" type="xs:string" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:complexType name="Tag"><xs:simpleContent><xs:extension base="xs:int"><xs:attribute name="lang" type="xs:string" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
    <xs:complexType name="Pay"><xs:sequence><xs:element name="Amount" type="xs:decimal"/><xs:choice><xs:element name="Cash" type="xs:boolean"/><xs:element name="Card" type="xs:string"/></xs:choice>
      <xs:element name="Note" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>
    <xs:complexType name="Steps"><xs:sequence maxOccurs="unbounded"><xs:element name="From" type="xs:string"/><xs:element name="To" type="xs:string"/></xs:sequence></xs:complexType>
    <xs:complexType name="Beast"><xs:sequence><xs:element name="Legs" type="xs:int"/></xs:sequence></xs:complexType>
    <xs:complexType name="Dog"><xs:complexContent><xs:extension base="t:Beast"><xs:sequence><xs:element name="Trick" type="xs:string" minOccurs="0"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
    <xs:complexType name="Extra"><xs:sequence><xs:element name="Known" type="xs:int" minOccurs="0"/><xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:element name="Clear"><xs:complexType/></xs:element>
    <xs:element name="Cleared"><xs:complexType/></xs:element>
    <xs:element name="Pick"><xs:complexType/></xs:element>
    <xs:element name="Picked"><xs:complexType><xs:sequence><xs:element name="PickResult" type="xs:int"/><xs:element name="id" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Trouble"><xs:complexType><xs:sequence><xs:element name="Level" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
  </xs:schema></types>
  <message name="CountIn"><part name="p" element="t:Count"/></message><message name="CountOut"><part name="p" element="t:Counted"/></message>
  <message name="ClearIn"><part name="p" element="t:Clear"/></message><message name="ClearOut"><part name="p" element="t:Cleared"/></message>
  <message name="PickIn"><part name="p" element="t:Pick"/></message><message name="PickOut"><part name="p" element="t:Picked"/></message>
  <message name="TroubleOut"><part name="d" element="t:Trouble"/></message>
  <portType name="P">
    <operation name="Count"><input message="t:CountIn"/><output message="t:CountOut"/><fault name="Trouble" message="t:TroubleOut"/></operation>
    <operation name="Clear"><input message="t:ClearIn"/><output message="t:ClearOut"/></operation>
    <operation name="Pick"><input message="t:PickIn"/><output message="t:PickOut"/></operation>
  </portType>
  <binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Count"><s:operation soapAction="c"/><input><s:body use="literal"/></input><output><s:body use="literal"/></output><fault name="Trouble"><s:fault name="Trouble" use="literal"/></fault></operation>
    <operation name="Clear"><s:operation soapAction="d"/><input><s:body use="literal"/></input><output><s:body use="literal"/></output></operation>
    <operation name="Pick"><s:operation soapAction="e"/><input><s:body use="literal"/></input><output><s:body use="literal"/></output></operation></binding>
  <service name="Stock"><port name="P" binding="t:B"/></service>
</definitions>`;
