import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { formatDiagnostic, generate } from "stubwright";
import { correctContract, type MistakeCase } from "./correct-contract.js";
import { extensionMistakes } from "./extension-mistakes.js";
import { schemaMistakes } from "./schema-mistakes.js";
import { wsdlMistakes } from "./wsdl-mistakes.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first line of each diagnostic: place, severity, code and message. Leaves out the document's name and the file system's reasons. */
async function diagnosticsOf(text: string): Promise<readonly string[]> {
  writeFileSync(join(folder, "c.wsdl"), text);
  const { diagnostics } = await generate({ entry: "c.wsdl", cwd: folder });
  return diagnostics.map((one) =>
    (formatDiagnostic(one, []).split("\n")[0] ?? "").replace(/^c\.wsdl:|(?<=cannot be read): .*/g, ""),
  );
}

function withMistake({ changes }: MistakeCase): string {
  return changes.reduce((text, [right, wrong]) => {
    if (!text.includes(right)) throw new Error(`The contract has no ${right}.`);
    return text.replace(right, () => wrong);
  }, correctContract);
}

test("the correct contract has no diagnostics", async () => {
  expect(await diagnosticsOf(correctContract)).toEqual([]);
});

test.each([...wsdlMistakes, ...extensionMistakes, ...schemaMistakes])("$title", async (row) => {
  expect(await diagnosticsOf(withMistake(row))).toEqual(row.reported);
});
