import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { runCompiler } from "../testing/run-compiler.js";
import { oddBindings } from "./odd-bindings.js";
import type { OddFiles } from "./odd-builders.js";
import { oddDocuments } from "./odd-documents.js";
import { oddMessages } from "./odd-messages.js";
import { oddNames } from "./odd-names.js";
import { oddSchemas } from "./odd-schemas.js";
import { tolerated, toleratedContract } from "./tolerated-rows.js";

const output = fileURLToPath(new URL("./output/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "odd-"));

/** The one problem that each of these contracts has; the others are generated. */
const refusals: Readonly<Record<string, string>> = {
  "missing xsd": "document-not-found",
  "broken xsd": "xml-not-well-formed",
  "odd member names": "name-not-usable",
  "missing binding": "wsdl-port-unbound",
  "mixed all of thirty": "content-too-large",
  notification: "wsdl-outgoing-operation",
  "minOccurs gt max": "xsd-occurs-order",
  "unknown s:type": "xsd-unresolved-reference",
};

interface OddResult {
  readonly errors: readonly string[];
  readonly operations: number;
  readonly files: number;
}

/** Generates a contract, and writes its code where the compilers are run. */
async function generateOdd(name: string, documents: OddFiles): Promise<OddResult> {
  const slug = name.replace(/\W+/g, "-");
  const cwd = join(folder, slug);
  mkdirSync(cwd);
  for (const [path, text] of Object.entries(documents)) writeFileSync(join(cwd, path), text);
  const { diagnostics, files, model } = await generate({ entry: "c.wsdl", name: "odd", cwd, arbitraries: true });
  mkdirSync(join(output, slug), { recursive: true });
  for (const { path, text } of files) if (path.endsWith(".ts")) writeFileSync(join(output, slug, path), text);
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  return { errors, operations: model?.operations.length ?? 0, files: files.length };
}

describe("contracts of shapes that are about give complete code, or the one problem", () => {
  beforeAll(() => rmSync(output, { recursive: true, force: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const mistakes = Object.entries(tolerated).map(
    ([name, row]) => [`mistake: ${name}`, toleratedContract(row)] as const,
  );
  const odd = {
    ...{ ...oddDocuments, ...oddBindings, ...oddNames, ...oddMessages, ...oddSchemas },
    ...Object.fromEntries(mistakes),
  };
  const all = Object.entries(odd);
  test.each(all)("%s", async (name, documents) => {
    const { errors, operations, files } = await generateOdd(name, documents);
    const refusal = refusals[name];
    expect([...new Set(errors)]).toEqual(refusal === undefined ? [] : [refusal]);
    expect(files > 0).toBe(refusal === undefined);
    if (refusal === undefined) expect(operations > 0).toBe(name !== "port types only");
  });

  // 5.9 and 6.0 compile the golden contracts (`compilers.test.ts`) and the corpus: they take five times as long.
  test("TypeScript 7 accepts all of it under the strictest flags", async () => {
    const project = { extends: "../../../strictest.json", include: ["*/*.ts"] };
    writeFileSync(join(output, "tsconfig.json"), JSON.stringify(project));
    expect(await runCompiler("typescript-7", "-p", output)).toBe("");
  });
});
