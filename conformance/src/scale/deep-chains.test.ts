import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";

const folder = mkdtempSync(join(tmpdir(), "stubwright-chains-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the diagnostics of a schema with a chain of `count` definitions. Each refers to the next one, and `last` is the end of the chain. */
async function codesOf(link: (index: number, next: number) => string, last: string, count: number): Promise<string[]> {
  const links = Array.from({ length: count }, (_, index) => link(index, index + 1)).join("");
  const components = links + last.replace("LAST", `n${count}`);
  writeSchema("c.xsd", 'xmlns:t="urn:t" targetNamespace="urn:t"', components);
  return codesOfEntry("c.xsd");
}

function writeSchema(file: string, attributes: string, components: string): void {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${components}</xs:schema>`;
  writeFileSync(join(folder, file), text);
}

async function codesOfEntry(entry: string): Promise<string[]> {
  const { diagnostics } = await generate({ entry, name: "c", cwd: folder });
  return diagnostics.map(({ code }) => code);
}

const derived = (kind: string, way: string) => (index: number, next: number) =>
  `<xs:${kind} name="n${index}">${way.replaceAll("NEXT", `t:n${next}`)}</xs:${kind}>`;
const complex = (way: string): string => `<xs:complexContent><xs:${way} base="NEXT"/></xs:complexContent>`;

describe("long chains of definitions", () => {
  test.each<[string, ReturnType<typeof derived>, string]>([
    [
      "simple types",
      derived("simpleType", '<xs:restriction base="NEXT"/>'),
      '<xs:simpleType name="LAST"><xs:restriction base="xs:int"/></xs:simpleType>',
    ],
    [
      "simple types with facets",
      derived("simpleType", '<xs:restriction base="NEXT"><xs:maxLength value="9"/></xs:restriction>'),
      '<xs:simpleType name="LAST"><xs:restriction base="xs:string"/></xs:simpleType>',
    ],
    [
      "unions",
      derived("simpleType", '<xs:union memberTypes="NEXT xs:date"/>'),
      '<xs:simpleType name="LAST"><xs:restriction base="xs:int"/></xs:simpleType>',
    ],
    [
      "unions that name the next twice",
      derived("simpleType", '<xs:union memberTypes="NEXT xs:date NEXT"/>'),
      '<xs:simpleType name="LAST"><xs:restriction base="xs:int"/></xs:simpleType>',
    ],
    ["extensions", derived("complexType", complex("extension")), '<xs:complexType name="LAST"/>'],
    ["restrictions", derived("complexType", complex("restriction")), '<xs:complexType name="LAST"/>'],
    [
      "groups",
      derived("group", '<xs:sequence><xs:group ref="NEXT"/></xs:sequence>'),
      '<xs:group name="LAST"><xs:sequence/></xs:group>',
    ],
    [
      "attribute groups",
      derived("attributeGroup", '<xs:attributeGroup ref="NEXT"/>'),
      '<xs:attributeGroup name="LAST"/>',
    ],
  ])("%s: 150 of them work, 600 are one problem, in whatever order", async (_, link, last) => {
    expect(await codesOf(link, last, 150)).toEqual([]);
    expect(await codesOf(link, last, 600)).toEqual(["xsd-chain-too-long"]);
    const backwards = (index: number): string => link(599 - index, 600 - index);
    expect(await codesOf(backwards, last, 600)).toEqual(["xsd-chain-too-long"]);
  });

  test.each([
    ["types", "complexType", '<xs:complexContent><xs:extension base="n"/></xs:complexContent>', ""],
    ["groups", "group", '<xs:sequence><xs:group ref="n"/></xs:sequence>', "<xs:sequence/>"],
    ["attribute groups", "attributeGroup", '<xs:attributeGroup ref="n"/>', ""],
  ])("%s redefined in document after document: 150 work, 600 are one problem", async (_, kind, again, last) => {
    writeSchema("r0.xsd", "", `<xs:${kind} name="n">${last}</xs:${kind}>`);
    for (let index = 1; index <= 600; index++) {
      const body = `<xs:${kind} name="n">${again}</xs:${kind}>`;
      writeSchema(`r${index}.xsd`, "", `<xs:redefine schemaLocation="r${index - 1}.xsd">${body}</xs:redefine>`);
    }
    expect(await codesOfEntry("r150.xsd")).toEqual([]);
    expect(await codesOfEntry("r600.xsd")).toEqual(["xsd-chain-too-long"]);
  });

  test.each<[string, ReturnType<typeof derived>, string]>([
    [
      "types",
      derived("complexType", '<xs:sequence><xs:element name="e" type="NEXT"/></xs:sequence>'),
      '<xs:complexType name="LAST"/>',
    ],
    [
      "types without names",
      derived("element", '<xs:complexType><xs:sequence><xs:element ref="NEXT"/></xs:sequence></xs:complexType>'),
      '<xs:element name="LAST" type="xs:int"/>',
    ],
  ])("any number of %s lead to the next by an element", async (_, link, last) => {
    expect(await codesOf(link, last, 1000)).toEqual([]);
  });
});
