import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { tolerated, toleratedContract } from "../malformed-contracts/tolerated-mistakes.js";
import { runCompiler } from "../testing/run-compiler.js";
import type { ContractFiles } from "../testing/wsdl-builders.js";
import { unusualBindings } from "./bindings.js";
import { unusualDocuments } from "./documents.js";
import { unusualMessages } from "./messages.js";
import { unusualNames } from "./names.js";
import { unusualSchemas } from "./schemas.js";

const output = fileURLToPath(new URL("./output/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "unusual-"));

/** The diagnostic of each contract that is refused. All other contracts are generated. */
const refusals: Readonly<Record<string, string>> = {
  "missing xsd": "document-not-found",
  "broken xsd": "xml-not-well-formed",
  "unusual member names": "name-not-usable",
  "missing binding": "wsdl-port-unbound",
  "mixed all of thirty": "content-too-large",
  notification: "wsdl-outgoing-operation",
  "minOccurs gt max": "xsd-occurs-order",
  "unknown s:type": "xsd-unresolved-reference",
};

interface UnusualResult {
  readonly errors: readonly string[];
  readonly operations: number;
  readonly files: number;
}

/** Generates a contract, and writes its code to the folder where the compiler runs. */
async function generateOdd(name: string, documents: ContractFiles): Promise<UnusualResult> {
  const slug = name.replace(/\W+/g, "-");
  const cwd = join(folder, slug);
  mkdirSync(cwd);
  for (const [path, text] of Object.entries(documents)) writeFileSync(join(cwd, path), text);
  const { diagnostics, files, model } = await generate({ entry: "c.wsdl", name: "unusual", cwd, arbitraries: true });
  mkdirSync(join(output, slug), { recursive: true });
  for (const { path, text } of files) if (path.endsWith(".ts")) writeFileSync(join(output, slug, path), text);
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  return { errors, operations: model?.operations.length ?? 0, files: files.length };
}

describe("contracts with unusual constructs give complete code, or exactly one diagnostic", () => {
  beforeAll(() => rmSync(output, { recursive: true, force: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const mistakes = Object.entries(tolerated).map(
    ([name, row]) => [`mistake: ${name}`, toleratedContract(row)] as const,
  );
  const unusual = {
    ...{ ...unusualDocuments, ...unusualBindings, ...unusualNames, ...unusualMessages, ...unusualSchemas },
    ...Object.fromEntries(mistakes),
  };
  const all = Object.entries(unusual);
  test.each(all)("%s", async (name, documents) => {
    const { errors, operations, files } = await generateOdd(name, documents);
    const refusal = refusals[name];
    expect([...new Set(errors)]).toEqual(refusal === undefined ? [] : [refusal]);
    expect(files > 0).toBe(refusal === undefined);
    if (refusal === undefined) expect(operations > 0).toBe(name !== "port types only");
  });

  // TypeScript 5.9 and 6.0 take five times as long. They compile the golden contracts (`compilers.matrix.ts`) and the corpus.
  test("TypeScript 7 accepts all of it under the strictest flags", async () => {
    const project = { extends: "../../../strictest.json", include: ["*/*.ts"] };
    writeFileSync(join(output, "tsconfig.json"), JSON.stringify(project));
    expect(await runCompiler("typescript-7", "-p", output)).toBe("");
  });
});
