import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Markup that runs if a page takes it for markup. Each piece is for another place where texts become markup. */
export const hostileText = `</script><img src=x onerror="alert(1)"><svg onload="alert(2)"><a href="javascript:alert(3)">x</a>"' onmouseover=alert(4) {{7*7}} \${alert(5)}`;

/** A WSDL with one operation, whose documentation, default, enumeration and pattern are markup. Returns its path. */
export function writeHostileContract(): string {
  const text = escaped(hostileText);
  const path = join(mkdtempSync(join(tmpdir(), "console-hostile-")), "hostile.wsdl");
  writeFileSync(
    path,
    `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:hostile" targetNamespace="urn:hostile">
  <types><xs:schema targetNamespace="urn:hostile" elementFormDefault="qualified">
    <xs:element name="Ask"><xs:complexType>
      <xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>
      <xs:sequence>
        <xs:element name="constructor" type="t:Kind" minOccurs="0"><xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation></xs:element>
        <xs:element name="toString" type="xs:string" default="${text}"/>
      </xs:sequence></xs:complexType></xs:element>
    <xs:simpleType name="Kind"><xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>
      <xs:restriction base="xs:string"><xs:enumeration value="${text}"/><xs:enumeration value="plain"/></xs:restriction></xs:simpleType>
  </xs:schema></types>
  <message name="In"><part name="p" element="t:Ask"/></message>
  <portType name="P"><documentation>${text}</documentation>
    <operation name="Ask"><documentation>${text}</documentation><input message="t:In"/><output message="t:In"/></operation></portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Ask"><soap:operation soapAction="${text}"/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>
  </binding>
  <service name="S"><documentation>${text}</documentation><port name="P" binding="t:B"><soap:address location="http://localhost/"/></port></service>
</definitions>`,
  );
  return path;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
