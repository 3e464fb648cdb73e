/** A contract whose messages have parts beside the envelope, several in the Body, or parts that its style does not expect. */
export const messageParts = `<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" xmlns:u="urn:u" targetNamespace="urn:t">
 <wsdl:types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified">
  <xs:element name="Store"><xs:complexType><xs:sequence><xs:element name="Name" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="StoreResponse"><xs:complexType><xs:sequence><xs:element name="Size" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="Second" type="xs:string"/>
  <xs:complexType name="Bare"><xs:sequence><xs:element name="X" type="xs:int"/></xs:sequence></xs:complexType>
 </xs:schema><xs:schema targetNamespace="urn:u" elementFormDefault="qualified"><xs:element name="Third" type="xs:int"/></xs:schema></wsdl:types>
 <wsdl:message name="StoreIn"><wsdl:part name="body" element="t:Store"/><wsdl:part name="photo" type="xs:base64Binary"/><wsdl:part name="note" type="xs:string"/></wsdl:message>
 <wsdl:message name="StoreOut"><wsdl:part name="body" element="t:StoreResponse"/><wsdl:part name="thumb" type="xs:hexBinary"/></wsdl:message>
 <wsdl:message name="RpcIn"><wsdl:part name="name" type="xs:string"/><wsdl:part name="file" type="xs:base64Binary"/></wsdl:message>
 <wsdl:message name="RpcOut"><wsdl:part name="size" type="xs:int"/><wsdl:part name="copy" type="xs:base64Binary"/></wsdl:message>
 <wsdl:message name="OnlyIn"><wsdl:part name="blob" type="xs:base64Binary"/></wsdl:message>
 <wsdl:message name="OnlyOut"><wsdl:part name="blob" type="xs:base64Binary"/></wsdl:message>
 <wsdl:message name="ManyIn"><wsdl:part name="a" element="t:Second"/><wsdl:part name="b" element="u:Third"/><wsdl:part name="c" type="t:Bare"/></wsdl:message>
 <wsdl:message name="ManyOut"><wsdl:part name="r" type="t:Bare"/></wsdl:message>
 <wsdl:message name="MixedIn"><wsdl:part name="a" element="t:Second"/><wsdl:part name="n" type="xs:int"/></wsdl:message>
 <wsdl:message name="MixedOut"><wsdl:part name="b" element="u:Third"/></wsdl:message>
 <wsdl:portType name="P">
  <wsdl:operation name="Store"><wsdl:input message="t:StoreIn"/><wsdl:output message="t:StoreOut"/></wsdl:operation>
  <wsdl:operation name="Only"><wsdl:input message="t:OnlyIn"/><wsdl:output message="t:OnlyOut"/></wsdl:operation>
  <wsdl:operation name="Many"><wsdl:input message="t:ManyIn"/><wsdl:output message="t:ManyOut"/></wsdl:operation>
 </wsdl:portType>
 <wsdl:portType name="R">
  <wsdl:operation name="Rpc"><wsdl:input message="t:RpcIn"/><wsdl:output message="t:RpcOut"/></wsdl:operation>
  <wsdl:operation name="Mixed"><wsdl:input message="t:MixedIn"/><wsdl:output message="t:MixedOut"/></wsdl:operation>
 </wsdl:portType>
 <wsdl:binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
  <wsdl:operation name="Store"><soap:operation soapAction="urn:t/Store"/>
   <wsdl:input><mime:multipartRelated><mime:part><soap:body use="literal" parts="body"/></mime:part><mime:part><mime:content part="photo" type="image/jpeg"/></mime:part><mime:part><mime:content part="note" type="text/plain"/><mime:content part="note" type="text/html"/></mime:part></mime:multipartRelated></wsdl:input>
   <wsdl:output><mime:multipartRelated><mime:part><soap:body use="literal"/></mime:part><mime:part><mime:content part="thumb" type="image/*"/></mime:part></mime:multipartRelated></wsdl:output></wsdl:operation>
  <wsdl:operation name="Only"><soap:operation soapAction="urn:t/Only"/>
   <wsdl:input><mime:multipartRelated><mime:part><soap:body use="literal" parts=""/></mime:part><mime:part><mime:content part="blob" type="application/zip"/></mime:part></mime:multipartRelated></wsdl:input>
   <wsdl:output><mime:multipartRelated><mime:part><soap:body use="literal"/></mime:part><mime:part><mime:content type="application/zip"/></mime:part></mime:multipartRelated></wsdl:output></wsdl:operation>
  <wsdl:operation name="Many"><soap:operation soapAction="urn:t/Many"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>
 </wsdl:binding>
 <wsdl:binding name="RB" type="t:R"><soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
  <wsdl:operation name="Rpc"><soap:operation soapAction="urn:t/Rpc"/>
   <wsdl:input><mime:multipartRelated><mime:part><soap:body use="literal" namespace="urn:r"/></mime:part><mime:part><mime:content part="file" type="application/pdf"/></mime:part></mime:multipartRelated></wsdl:input>
   <wsdl:output><mime:multipartRelated><mime:part><soap:body use="literal" namespace="urn:r"/></mime:part><mime:part><mime:content part="copy" type="application/pdf"/></mime:part></mime:multipartRelated></wsdl:output></wsdl:operation>
  <wsdl:operation name="Mixed"><soap:operation soapAction="urn:t/Mixed"/><wsdl:input><soap:body use="literal" namespace="urn:r"/></wsdl:input><wsdl:output><soap:body use="literal" namespace="urn:r"/></wsdl:output></wsdl:operation>
 </wsdl:binding>
 <wsdl:service name="S"><wsdl:port name="P" binding="t:B"><soap:address location="http://localhost/x"/></wsdl:port><wsdl:port name="R" binding="t:RB"><soap:address location="http://localhost/x"/></wsdl:port></wsdl:service>
</wsdl:definitions>`;
