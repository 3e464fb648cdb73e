import { describe, expect, test } from "@jest/globals";
import { type ContractOptions, formatDiagnostic } from "stubwright";
import { generateWritten } from "./written-files.js";

type Options = Partial<ContractOptions>;

/** A WSDL of operations that answer with what they are asked, each with its own elements, messages and further components. */
function wsdl(operations: Readonly<Record<string, string>>, more = ""): string {
  const names = Object.keys(operations);
  const each = (text: (name: string) => string): string => names.map(text).join("");
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" xmlns:o="urn:other" targetNamespace="urn:t">
<types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified">${more}${each((name) => operations[name] ?? "")}</xs:schema></types>
${each((name) => `<message name="${name}In"><part name="p" element="t:${name}"/></message>`)}
<portType name="P">${each((name) => `<operation name="${name}"><input message="t:${name}In"/></operation>`)}</portType>
<binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/>${each((name) => `<operation name="${name}"><s:operation soapAction="${name}"/><input><s:body use="literal"/></input></operation>`)}</binding>
<service name="S"><port name="P" binding="t:B"><s:address location="http://localhost/"/></port></service></definitions>`;
}

const element = (name: string, members: string): string =>
  `<xs:element name="${name}"><xs:complexType><xs:sequence>${members}</xs:sequence></xs:complexType></xs:element>`;
const good = element("Good", '<xs:element name="a" type="xs:int"/>');

async function outcome(text: string, options: Options = {}) {
  const { diagnostics, files, model } = await generateWritten({ "c.wsdl": text }, options);
  return {
    operations: model?.operations.map(({ name }) => name),
    files: files.length > 0,
    errors: diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code),
    leftOut: diagnostics.flatMap(({ code, arguments: { operation } }) =>
      code === "wsdl-operation-left-out" ? [operation] : [],
    ),
    codes: [...new Set(diagnostics.map(({ code }) => code))].sort(),
    types: files.find(({ path }) => path === "types.ts")?.text ?? "",
  };
}

describe("an operation that cannot be had is left out, and the others are generated", () => {
  test.each<[title: string, bad: string, more: string, code: string]>([
    [
      "an element of an unknown type",
      element("Bad", '<xs:element name="b" type="t:None"/>'),
      "",
      "xsd-unresolved-reference",
    ],
    ["a message of an unknown element", "", "", "xsd-unresolved-reference"],
    [
      "a type that is declared twice",
      '<xs:element name="Bad" type="t:T"/>',
      '<xs:complexType name="T"/><xs:complexType name="T"><xs:attribute name="x"/></xs:complexType>',
      "xsd-duplicate-name",
    ],
    [
      "a facet that its type does not have",
      '<xs:element name="Bad" type="t:T"/>',
      '<xs:simpleType name="T"><xs:restriction base="xs:int"><xs:minLength value="x"/></xs:restriction></xs:simpleType>',
      "xsd-bad-attribute-value",
    ],
    [
      "a problem behind a group and a type",
      '<xs:element name="Bad" type="t:T"/>',
      '<xs:group name="G"><xs:sequence><xs:element ref="o:e"/></xs:sequence></xs:group><xs:complexType name="T"><xs:group ref="t:G"/></xs:complexType>',
      "xsd-unresolved-reference",
    ],
    [
      "an attribute group that is not there",
      '<xs:element name="Bad" type="t:T"/>',
      '<xs:complexType name="T"><xs:attributeGroup ref="t:none"/></xs:complexType>',
      "xsd-unresolved-reference",
    ],
    [
      "a document that is not there",
      element("Bad", '<xs:element ref="o:e"/>'),
      '<xs:import namespace="urn:other" schemaLocation="none.xsd"/>',
      "document-not-found",
    ],
  ])("%s", async (_, bad, more, code) => {
    const found = await outcome(wsdl({ Good: good, Bad: bad }, more));
    expect(found).toMatchObject({ operations: ["Good"], files: true, errors: [], leftOut: ["Bad"] });
    expect(found.codes).toContain(code);
  });

  test("what no operation needs may be broken as well", async () => {
    const broken =
      '<xs:complexType name="T"><xs:sequence><xs:element name="x" minOccurs="3" maxOccurs="2"/></xs:sequence></xs:complexType>';
    expect(await outcome(wsdl({ Good: good }, broken))).toMatchObject({
      operations: ["Good"],
      errors: [],
      leftOut: [],
    });
  });

  test.each<[title: string, operations: Readonly<Record<string, string>>, options: Options]>([
    ["nothing would be left", { Bad: "" }, {}],
    ["strict", { Good: good, Bad: "" }, { strict: true }],
  ])("an error where %s", async (_, operations, options) => {
    const found = await outcome(wsdl(operations), options);
    expect(found).toMatchObject({ files: false, errors: ["xsd-unresolved-reference"], leftOut: [] });
  });

  test("those that are named count alone", async () => {
    const text = wsdl({ Good: good, Bad: "", Other: element("Other", "") });
    expect(await outcome(text, { operations: ["Good"] })).toMatchObject({ operations: ["Good"], codes: [] });
    expect(await outcome(text, { operations: ["Bad"] })).toMatchObject({ files: false });
  });
});

describe('unresolved: "open"', () => {
  test.each<[title: string, element: string, more: string, types: string]>([
    [
      "a type",
      element("Bad", '<xs:element name="b" type="o:None"/><xs:element name="c" type="xs:int"/>'),
      "",
      "b: AnyContent;\n  c: number;",
    ],
    [
      "an element",
      element("Bad", '<xs:element ref="o:None"/><xs:element name="c" type="xs:int"/>'),
      "",
      "None: AnyContent;\n  c: number;",
    ],
    [
      "an attribute",
      '<xs:element name="Bad"><xs:complexType><xs:attribute ref="o:none"/></xs:complexType></xs:element>',
      "",
      "none?: string;",
    ],
    [
      "the type of an attribute",
      '<xs:element name="Bad"><xs:complexType><xs:attribute name="a" type="o:None"/></xs:complexType></xs:element>',
      "",
      "a?: string;",
    ],
    [
      "a base type",
      '<xs:element name="Bad"><xs:complexType><xs:complexContent><xs:extension base="o:Base"><xs:sequence><xs:element name="c" type="xs:int"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:element>',
      "",
      "c: number;",
    ],
    [
      "a document",
      element("Bad", '<xs:element ref="o:None"/>'),
      '<xs:import namespace="urn:other" schemaLocation="none.xsd"/>',
      "None: AnyContent;",
    ],
  ])("%s that is not there is any content", async (_, bad, more, types) => {
    const found = await outcome(wsdl({ Bad: bad }, more), { unresolved: "open" });
    expect(found).toMatchObject({ operations: ["Bad"], files: true, errors: [], leftOut: [] });
    expect(found.codes).toContain("xsd-unresolved-open");
    expect(found.types).toContain(types);
  });

  test.each<[title: string, element: string]>([
    ["a group", '<xs:element name="Bad"><xs:complexType><xs:group ref="o:None"/></xs:complexType></xs:element>'],
    [
      "an attribute group",
      '<xs:element name="Bad"><xs:complexType><xs:attributeGroup ref="o:None"/></xs:complexType></xs:element>',
    ],
    ["the element of a message", ""],
    ["the head of a substitution group", '<xs:element name="Bad" type="xs:int" substitutionGroup="o:None"/>'],
  ])("%s that is not there is any content", async (_, bad) => {
    const found = await outcome(wsdl({ Bad: bad }), { unresolved: "open" });
    expect(found).toMatchObject({ operations: ["Bad"], files: true, errors: [], leftOut: [] });
    expect(found.codes).toContain("xsd-unresolved-open");
  });

  test("a fault whose message is not there is left out", async () => {
    const fault = '<output message="t:BadIn"/><fault name="f" message="t:None"/></operation></portType>';
    const bound = '<output><s:body use="literal"/></output><fault name="f"><s:fault name="f" use="literal"/></fault>';
    const text = wsdl({ Bad: element("Bad", "") })
      .replace("</operation></portType>", fault)
      .replace("</operation></binding>", `${bound}</operation></binding>`);
    expect(await outcome(text, { unresolved: "open" })).toMatchObject({
      operations: ["Bad"],
      files: true,
      codes: ["wsdl-fault-open"],
    });
    expect(await outcome(text)).toMatchObject({ files: false, errors: ["wsdl-unresolved-reference"] });
  });

  test("the error names the option", async () => {
    const { diagnostics, documents } = await generateWritten({ "c.wsdl": wsdl({ Bad: "" }) });
    const told = diagnostics.map((one) => formatDiagnostic(one, documents)).join("\n");
    expect(told).toContain("--unresolved open");
  });
});
