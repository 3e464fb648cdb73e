import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";

const folder = mkdtempSync(join(tmpdir(), "runtime-names-"));
const element = (name: string, more: string): string => `<xs:element name="${name}" type="xs:int" ${more}/>`;
const type = (name: string, content: string): string =>
  `<xs:complexType name="${name}">${content}</xs:complexType><xs:element name="${name}" type="t:${name}"/>`;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const repeated = `<xs:choice maxOccurs="5000">${element("a", "")}${element("b", "")}</xs:choice>`;
  const inherited = `<xs:sequence>${element("constructor", 'minOccurs="0"')}${element("c", "")}</xs:sequence>`;
  const either = `<xs:choice minOccurs="0" maxOccurs="unbounded">${element("a", "")}${element("b", "")}</xs:choice>`;
  const open = `<xs:choice><xs:any namespace="##other"/>${element("a", "")}</xs:choice>`;
  const members =
    '<xs:sequence><xs:element name="a" type="t:Fixed" fixed="x"/><xs:element name="b" type="xs:anyType"/></xs:sequence>';
  const derived = `<xs:complexContent><xs:extension base="t:DecodeOrder">${inherited}</xs:extension></xs:complexContent>`;
  const body = [
    type("Counted", repeated) + type("Own", inherited) + type("Other", repeated),
    type("Fixed", either).replace("<xs:complexType", '<xs:complexType mixed="true"') + type("Users", members),
    type("Follow", either) + type("DecodeAny", open) + type("EncodeAny", open) + type("WriteAny", open),
    type("DecodeOrder", inherited) + type("Derived", derived) + type("OrderTypes", either),
  ].join("");
  const entry = join(folder, "names.xsd");
  writeFileSync(entry, schemaDocument(body, targetAttributes));
  const generated = await generate({ entry, name: "names", cwd: folder });
  files = new Map(generated.files.map(({ path, text }) => [path, text]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["content.ts", "xml.ts", "json.ts"])("%s imports and declares each name once", (path) => {
  const text = files.get(path) ?? "";
  const imported = [...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? []);
  // A function has one declaration for each overload.
  const functions = new Set([...text.matchAll(/^(?:export )?function (\w+)/gm)].map(([, name = ""]) => name));
  const constants = [...text.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = ""]) => name);
  expect(constants).not.toHaveLength(0);
  const all = [...imported, ...constants, ...functions];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});
