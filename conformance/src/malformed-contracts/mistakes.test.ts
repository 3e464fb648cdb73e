import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { formatDiagnostic, generate } from "stubwright";
import { extensionMistakes } from "./extension-mistakes.js";
import { type MistakeRow, rightContract } from "./mistaken-contract.js";
import { schemaMistakes } from "./schema-mistakes.js";
import { wsdlMistakes } from "./wsdl-mistakes.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first line of each diagnostic without the document's name and a file system's reason: place, severity, code and message. */
async function toldOf(text: string): Promise<readonly string[]> {
  writeFileSync(join(folder, "c.wsdl"), text);
  const { diagnostics } = await generate({ entry: "c.wsdl", cwd: folder });
  return diagnostics.map((one) =>
    (formatDiagnostic(one, []).split("\n")[0] ?? "").replace(/^c\.wsdl:|(?<=cannot be read): .*/g, ""),
  );
}

function mistaken({ changes }: MistakeRow): string {
  return changes.reduce((text, [right, wrong]) => {
    if (!text.includes(right)) throw new Error(`The contract has no ${right}.`);
    return text.replace(right, () => wrong);
  }, rightContract);
}

test("the contract without a mistake is told nothing", async () => {
  expect(await toldOf(rightContract)).toEqual([]);
});

test.each([...wsdlMistakes, ...extensionMistakes, ...schemaMistakes])("$title", async (row) => {
  expect(await toldOf(mistaken(row))).toEqual(row.told);
});
