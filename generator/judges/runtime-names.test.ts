import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { schemaDocument, targetAttributes } from "./test-schema.js";

const folder = mkdtempSync(join(tmpdir(), "runtime-names-"));
const element = (name: string, more: string): string => `<xs:element name="${name}" type="xs:int" ${more}/>`;
const type = (name: string, content: string): string =>
  `<xs:complexType name="${name}">${content}</xs:complexType><xs:element name="${name}" type="t:${name}"/>`;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const repeated = `<xs:choice maxOccurs="5000">${element("a", "")}${element("b", "")}</xs:choice>`;
  const inherited = `<xs:sequence>${element("constructor", 'minOccurs="0"')}${element("c", "")}</xs:sequence>`;
  const body = type("Counted", repeated) + type("Own", inherited) + type("Other", repeated);
  const entry = join(folder, "names.xsd");
  writeFileSync(entry, schemaDocument(body, targetAttributes));
  const generated = await generate({ entry, name: "names", cwd: folder });
  files = new Map(generated.files.map(({ path, text }) => [path, text]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["content.ts", "xml.ts", "json.ts"])("%s declares nothing that it imports", (path) => {
  const text = files.get(path) ?? "";
  const imported = [...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(","));
  const declared = [...text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name = ""]) => name);
  expect(declared).not.toHaveLength(0);
  expect(declared.filter((name) => imported.some((one) => one.trim() === name))).toEqual([]);
});
