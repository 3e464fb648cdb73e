import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { generate } from "stubwright";

const folder = mkdtempSync(join(tmpdir(), "stubwright-"));

const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
  <xs:complexType name="Line"><xs:sequence><xs:element name="Text" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="Order"><xs:sequence><xs:element name="Line" type="t:Line"/></xs:sequence></xs:complexType>
  <xs:complexType name="Bill"><xs:sequence><xs:element name="Sum" type="xs:int"/></xs:sequence></xs:complexType>
  <xs:element name="Order" type="t:Order"/>
  <xs:element name="Bill" type="t:Bill"/>
</xs:schema>`;

beforeAll(() => writeFileSync(join(folder, "c.xsd"), schema));
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[elements: readonly string[] | undefined, types: readonly string[], codes: readonly string[]]>([
  [undefined, ["Line", "Order", "Bill"], []],
  [["Order"], ["Line", "Order"], []],
  [["{urn:t}Bill"], ["Bill"], []],
  [["Order", "Bill"], ["Line", "Order", "Bill"], []],
  [["Ordr"], [], ["element-unknown"]],
  [["{urn:other}Order"], [], ["element-unknown"]],
])("of the elements %j, the types %j are generated", async (elements, types, codes) => {
  const { diagnostics, model } = await generate({ entry: "c.xsd", cwd: folder, elements });
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  expect([...(model?.types ?? [])].map(({ typeName }) => typeName).sort()).toEqual([...types].sort());
});

test.each<[asked: object, files: readonly string[]]>([
  [{}, ["documents.ts"]],
  [{ documents: false }, []],
  [{ openapi: "openapi.yaml" }, ["documents.ts", "openapi.yaml"]],
  [{ openapiTypes: true }, ["documents.ts", "openapi.ts"]],
])("a contract without operations that asks for %j has beside its types and codecs %j", async (asked, files) => {
  const made = await generate({ entry: "c.xsd", cwd: folder, ...asked });
  expect(
    made.files
      .map(({ path }) => path)
      .filter((path) => /^(?:documents|openapi)\./.test(path))
      .sort(),
  ).toEqual(files);
});
