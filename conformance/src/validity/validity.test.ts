import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { accepts, generateDocuments, plainText, schemaDocument, targetAttributes } from "../testing/schema-codecs.js";
import { documentCases } from "./document-cases.js";
import { facetCases } from "./facet-cases.js";
import { nameCases } from "./name-cases.js";
import { restrictionCases } from "./restriction-cases.js";
import { schemaCases } from "./schema-cases.js";
import { startTagCases } from "./start-tag-cases.js";
import { typeCases } from "./type-cases.js";
import { caseDocument, type ValidityCase } from "./validity-case.js";

const modules = fileURLToPath(new URL("./validity-modules/", import.meta.url));
rmSync(modules, { recursive: true, force: true });

async function generateCase({ schema, files = {} }: ValidityCase, folder: string) {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, "s.xsd");
  writeFileSync(entry, schemaDocument(schema, targetAttributes));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return generateDocuments(entry, folder);
}

describe.each([
  ["schemas", schemaCases],
  ["restrictions", restrictionCases],
  ["start tags", startTagCases],
  ["documents", documentCases],
  ["facets", facetCases],
  ["names", nameCases],
  ["types", typeCases],
])("%s are judged by the rules of XSD 1.0", (family, cases) => {
  test.each(cases.map((one, index) => [one.title, one, index] as const))("%s", async (_, one, index) => {
    const { documents, diagnostics } = await generateCase(one, join(modules, `${family}-${index}`));
    const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
    expect([...new Set(errors)]).toEqual(one.codes ?? []);
    const codecOf = (text: string) => documents?.[`{urn:t}${/^<t:(\w+)/.exec(text)?.[1]}`];
    for (const text of one.valid ?? []) {
      const codec = codecOf(text);
      const value = codec?.decode(caseDocument(text));
      expect([text, plainText(codec?.decode(codec.encode(value)))]).toEqual([text, plainText(value)]);
    }
    for (const text of one.invalid ?? []) {
      const codec = codecOf(text);
      expect([text, codec === undefined || accepts(codec, caseDocument(text))]).toEqual([text, false]);
    }
  });
});
