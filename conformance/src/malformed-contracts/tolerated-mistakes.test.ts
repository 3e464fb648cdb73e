import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import type { Diagnostic } from "stubwright";
import { accepts, generateDocuments } from "../testing/schema-codecs.js";
import { tolerated, toleratedContract } from "./tolerated-mistakes.js";

const output = fileURLToPath(new URL("./tolerated/", import.meta.url));
describe("mistakes that other tools tolerate are warnings in a WSDL", () => {
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  test.each(Object.entries(tolerated))("%s", async (name, row) => {
    const { code, alone: severity = "error", taken, refused } = row;
    const folder = join(output, name.replace(/\W+/g, "-"));
    mkdirSync(folder, { recursive: true });
    const contract = toleratedContract(row);
    for (const [path, text] of Object.entries(contract)) writeFileSync(join(folder, path), text);
    writeFileSync(join(folder, "c.xsd"), schemaOf(contract["c.wsdl"] ?? ""));
    const { documents, diagnostics } = await generateDocuments("c.wsdl", folder);
    const warnings = withoutNotes(diagnostics);
    expect(warnings.map((one) => [one.code, one.severity])).toEqual(warnings.map(() => [code, "warning"]));
    expect(warnings).not.toHaveLength(0);
    const codec = documents?.["{urn:t}Ping"];
    if (codec === undefined) throw new Error("There is no Ping.");
    const verdict = (inner: string): boolean => accepts(codec, `<Ping xmlns="urn:t">${inner}</Ping>`);
    expect(taken.filter((inner) => !verdict(inner))).toEqual([]);
    expect(refused.filter(verdict)).toEqual([]);
    const alone = await generateDocuments("c.xsd", folder);
    expect(withoutNotes(alone.diagnostics).map((one) => [one.code, one.severity])).toEqual(
      warnings.map(() => [code, severity]),
    );
  });
});

/** Leaves out notes, which say how the content is represented. */
function withoutNotes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity !== "note");
}

/** Returns the schema of a WSDL as a separate document. */
function schemaOf(wsdl: string): string {
  const schema = /<s:schema .*<\/s:schema>/s.exec(wsdl)?.[0] ?? "";
  return schema.replace("<s:schema", '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:t"');
}
