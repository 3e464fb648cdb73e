import { expect, test } from "@jest/globals";
import { generateWritten } from "./written-files.js";

const names =
  'xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t"';

/** A WSDL whose only request has a type of this content. */
function asking(content: string): string {
  return `<definitions ${names}><types><xs:schema targetNamespace="urn:t"><xs:element name="Ask" type="t:T"/>${content}</xs:schema></types>
<message name="In"><part name="p" element="t:Ask"/></message>
<portType name="P"><operation name="Ask"><input message="t:In"/></operation></portType>
<binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Ask"><input><s:body use="literal"/></input></operation></binding>
<service name="S"><port name="P" binding="t:B"><s:address location="http://localhost/"/></port></service></definitions>`;
}

const type = (inside: string): string => `<xs:complexType name="T">${inside}</xs:complexType>`;
const element = (name: string, attributes = 'type="xs:int"'): string => `<xs:element name="${name}" ${attributes}/>`;

test.each<[title: string, content: string, codes: readonly string[]]>([
  [
    "a repeated name makes a record a list",
    type(`<xs:sequence>${element("a")}${element("b")}${element("a")}</xs:sequence>`),
    ["note content-in-order"],
  ],
  [
    "a name in two branches does not",
    type(`<xs:choice><xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:int"/></xs:choice>`),
    [],
  ],
  [
    "mixed content is told by itself",
    '<xs:complexType name="T" mixed="true"><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType>',
    [],
  ],
  [
    "items without a type",
    type(`<xs:sequence>${element("item", 'maxOccurs="unbounded"')}</xs:sequence>`),
    ["warning xsd-items-undeclared"],
  ],
  ["items of any type", type(`<xs:sequence>${element("item", 'type="xs:anyType" maxOccurs="9"')}</xs:sequence>`), []],
  [
    "an attribute that XSD does not have",
    `<xs:complexType name="T" type="t:T" nillable="true" minOccurs="0"/>`,
    ["warning xsd-needless-attribute", "warning xsd-needless-attribute", "warning xsd-needless-attribute"],
  ],
])("%s", async (_, content, codes) => {
  const { diagnostics, files } = await generateWritten({ "c.wsdl": asking(content) });
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(codes);
  expect(files.length).toBeGreaterThan(0);
});

test("a near miss of an attribute that says something is an error", async () => {
  const content = type(`<xs:sequence>${element("a", 'type="xs:int" minOccur="0"')}</xs:sequence>`);
  const { diagnostics } = await generateWritten({ "c.wsdl": asking(content) });
  expect(diagnostics).toMatchObject([{ severity: "error", code: "xsd-unknown-attribute" }]);
});

test("a service that is repeated across imports has the ports of both", async () => {
  const text = asking(type(""));
  const { diagnostics, model } = await generateWritten({
    "entry.wsdl": `<definitions ${names}><import namespace="urn:t" location="c.wsdl"/><service name="S"><port name="Q" binding="t:B"><s:address location="http://localhost/q"/></port></service></definitions>`,
    "c.wsdl": text,
  });
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(["warning wsdl-service-repeated"]);
  expect(model?.services.map(({ ports }) => ports.map(({ name }) => name))).toEqual([["Q", "P"]]);
  expect(model?.operations.map(({ name }) => name)).toEqual(["Ask"]);
});
