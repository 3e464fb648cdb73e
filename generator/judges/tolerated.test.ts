import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import { accepts } from "./accepts.js";
import { generateDocuments } from "./generate-documents.js";
import { element, rooted } from "./odd-builders.js";

const output = fileURLToPath(new URL("./tolerated/", import.meta.url));
const any = '<s:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>';
const optional = 'minOccurs="0"';

/** What is wrong with a schema, and what its element Ping takes all the same, in a contract with a WSDL. */
interface Tolerated {
  readonly code: string;
  readonly content: string;
  readonly more?: string;
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

const tolerated: Readonly<Record<string, Tolerated>> = {
  "an element goes before a wildcard": {
    code: "xsd-ambiguous-content",
    content: `<s:sequence>${element("a", "s:int", optional)}${any}${element("z", "s:int")}</s:sequence>`,
    taken: ["<z>1</z>", "<a>1</a><z>1</z>", "<a>1</a><a>x</a><b/><z>1</z>", "<b/><z>1</z>"],
    refused: ["", "<a>x</a><z>1</z>", "<a>1</a>", "<b/><z>x</z>"],
  },
  "what xs:anyType has comes before its extension": {
    code: "xsd-ambiguous-content",
    content: `<s:complexContent><s:extension base="s:anyType"><s:sequence>${element("a", "s:int")}</s:sequence></s:extension></s:complexContent>`,
    taken: ["<a>1</a>", "<b/><c/><a>1</a>"],
    refused: ["<b/>", "<a>x</a>", "<a>1</a><b/>"],
  },
  "two branches that begin alike are told by what follows": {
    code: "xsd-ambiguous-content",
    content: `<s:choice><s:sequence>${element("a")}${element("b")}</s:sequence><s:sequence>${element("a")}${element("c")}</s:sequence></s:choice>`,
    taken: ["<a/><b/>", "<a/><c/>"],
    refused: ["<a/>", "<b/>", "<a/><b/><c/>"],
  },
  "a restriction that widens has its own content": {
    code: "xsd-not-a-restriction",
    content: `<s:complexContent><s:restriction base="tns:B"><s:sequence>${element("a", "s:string", 'maxOccurs="2"')}</s:sequence></s:restriction></s:complexContent>`,
    more: `<s:complexType name="B"><s:sequence>${element("a", "s:int")}</s:sequence></s:complexType>`,
    taken: ["<a>x</a>", "<a>x</a><a>1</a>"],
    refused: ["", "<a/><a/><a/>"],
  },
  "a default value that the type does not have counts as absent": {
    code: "xsd-bad-value",
    content: `<s:sequence>${element("a", "s:int", 'default=""')}</s:sequence><s:attribute name="k" type="s:boolean" default="TRUE"/>`,
    taken: ["<a>1</a>"],
    refused: ["<a/>", "<a>x</a>"],
  },
  "of patterns that may mean anything none is checked": {
    code: "schema-pattern-untranslatable",
    content: `<s:sequence>${element("a", "tns:P")}</s:sequence>`,
    more: '<s:simpleType name="P"><s:restriction base="s:string"><s:pattern value="(?=x)y"/><s:pattern value="B"/><s:maxLength value="3"/></s:restriction></s:simpleType>',
    taken: ["<a>B</a>", "<a>zzz</a>"],
    refused: ["<a>zzzz</a>"],
  },
};

describe("what authors of WSDL get away with elsewhere", () => {
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  test.each(Object.entries(tolerated))("%s", async (name, { code, content, more, taken, refused }) => {
    const folder = join(output, name.replace(/\W+/g, "-"));
    mkdirSync(folder, { recursive: true });
    const wsdl = rooted(content, more);
    writeFileSync(join(folder, "c.wsdl"), wsdl);
    writeFileSync(join(folder, "c.xsd"), schemaOf(wsdl));
    const { documents, diagnostics } = await generateDocuments("c.wsdl", folder);
    expect(diagnostics.map((one) => [one.code, one.severity])).toEqual(diagnostics.map(() => [code, "warning"]));
    expect(diagnostics).not.toHaveLength(0);
    const codec = documents?.["{urn:t}Ping"];
    if (codec === undefined) throw new Error("There is no Ping.");
    const verdict = (inner: string): boolean => accepts(codec, `<Ping xmlns="urn:t">${inner}</Ping>`);
    expect(taken.filter((inner) => !verdict(inner))).toEqual([]);
    expect(refused.filter(verdict)).toEqual([]);
    const alone = await generateDocuments("c.xsd", folder);
    expect(alone.diagnostics.map((one) => [one.code, one.severity])).toEqual(diagnostics.map(() => [code, "error"]));
  });
});

/** The schema of a WSDL as a document of its own. */
function schemaOf(wsdl: string): string {
  const schema = /<s:schema .*<\/s:schema>/s.exec(wsdl)?.[0] ?? "";
  return schema.replace("<s:schema", '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:t"');
}
