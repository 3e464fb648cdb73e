import { describe, expect, test } from "@jest/globals";
import type { ArrayOptions } from "stubwright";
import { generateWritten } from "./written-files.js";

const list = (name: string): string =>
  `<xs:complexType name="${name}"><xs:sequence><xs:element name="item" type="xs:string" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>`;

const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
<types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified">
${list("ArrayOfString")}${list("Answer")}
<xs:element name="Ask"><xs:complexType><xs:sequence><xs:element name="word" type="xs:string" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
<xs:element name="Answer" type="t:Answer"/>
<xs:element name="Trace"><xs:complexType><xs:sequence><xs:element name="hop" type="t:ArrayOfString" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
<xs:element name="Refusal"><xs:complexType><xs:sequence><xs:element name="reason" type="xs:string" maxOccurs="9"/></xs:sequence></xs:complexType></xs:element>
</xs:schema></types>
<message name="In"><part name="p" element="t:Ask"/></message><message name="Out"><part name="p" element="t:Answer"/></message>
<message name="H"><part name="h" element="t:Trace"/></message><message name="F"><part name="f" element="t:Refusal"/></message>
<portType name="P"><operation name="Ask"><input message="t:In"/><output message="t:Out"/><fault name="f" message="t:F"/></operation></portType>
<binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Ask"><s:operation soapAction=""/><input><s:body use="literal"/><s:header message="t:H" part="h" use="literal"/></input><output><s:body use="literal"/></output><fault name="f"><s:fault name="f" use="literal"/></fault></operation></binding>
</definitions>`;

async function kinds(arrays?: ArrayOptions): Promise<Readonly<Record<string, string>>> {
  const { model, diagnostics } = await generateWritten({ "c.wsdl": wsdl }, { arrays });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return Object.fromEntries(model?.types.map(({ typeName, kind }) => [typeName, kind]) ?? []);
}

describe("a type with one repeated element", () => {
  test("is an array, but where a message, a header block or a fault is of it", async () => {
    expect(await kinds()).toEqual({
      ArrayOfString: "array",
      Answer: "record",
      Ask: "record",
      Trace: "record",
      Refusal: "record",
    });
  });

  test.each<[arrays: ArrayOptions, want: string]>([
    ["plain", "array array array array array"],
    ["wrapped", "record record record record record"],
    [{ "{urn:t}Answer": "plain", "{urn:t}ArrayOfString": "wrapped" }, "record array record record record"],
  ])("is what the config says: %j", async (arrays, want) => {
    const { ArrayOfString, Answer, Ask, Trace, Refusal } = await kinds(arrays);
    expect([ArrayOfString, Answer, Ask, Trace, Refusal].join(" ")).toBe(want);
  });

  test("which may name no type that there is not", async () => {
    const { diagnostics } = await generateWritten({ "c.wsdl": wsdl }, { arrays: { "{urn:t}Gone": "plain" } });
    expect(diagnostics.map(({ code }) => code)).toEqual(["array-type-unknown"]);
  });
});
