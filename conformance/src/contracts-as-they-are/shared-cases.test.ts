import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { runCompiler } from "../testing/run-compiler.js";
import { generateDocuments } from "../testing/schema-codecs.js";
import { infosetOf } from "../testing/xml-infoset.js";

const cases = fileURLToPath(new URL("../../../../shared/cases/", import.meta.url));
const output = fileURLToPath(new URL("./shared-cases/", import.meta.url));

const foldersIn = (kind: string): readonly string[] =>
  existsSync(join(cases, kind)) ? readdirSync(join(cases, kind)) : [];
const contracts = foldersIn("contracts");

/** What is told of each contract, and what is left of it. */
const wanted: Readonly<Record<string, { readonly operations: readonly string[]; readonly codes: readonly string[] }>> =
  {
    "complextype-type-attr": { operations: ["Ask"], codes: ["xsd-needless-attribute"] },
    "one-broken-operation": { operations: ["Ask"], codes: ["wsdl-operation-left-out", "xsd-unresolved-reference"] },
    "orval-name-clash": { operations: ["Ask"], codes: [] },
  };

// Loops and no tables: Jest refuses empty ones, also where they are skipped.
(contracts.length > 0 ? describe : describe.skip)("shared contracts (skipped where ../shared/cases is absent)", () => {
  const names: string[] = [];

  beforeAll(() => rmSync(output, { recursive: true, force: true }));

  for (const name of contracts)
    test(`${name} is generated`, async () => {
      const { diagnostics, model, files } = await generate({ entry: "c.wsdl", cwd: join(cases, "contracts", name) });
      mkdirSync(join(output, name), { recursive: true });
      for (const { path, text } of files) if (path.endsWith(".ts")) writeFileSync(join(output, name, path), text);
      const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
      expect({ operations: model?.operations.map((one) => one.name), codes }).toEqual(wanted[name]);
      expect(diagnostics.every(({ severity }) => severity !== "error")).toBe(true);
      const spoken = model?.types.map(({ typeName }) => typeName.replaceAll("_", "").toLowerCase()) ?? [];
      expect(new Set(spoken).size).toBe(spoken.length);
      names.push(name);
    });

  test("TypeScript 7 accepts all of it under the strictest flags", async () => {
    const project = { extends: "../../../strictest.json", include: names.map((name) => `${name}/*.ts`) };
    writeFileSync(join(output, "tsconfig.json"), JSON.stringify(project));
    expect(await runCompiler("typescript-7", "-p", output)).toBe("");
  });
});

const schemas = foldersIn("schemas");

/** What GML says of an element that is null is not kept yet. */
const lost = new Set(["nil-array"]);

(schemas.length > 0 ? describe : describe.skip)("shared schemas (skipped where ../shared/cases is absent)", () => {
  for (const name of schemas.filter((one) => !lost.has(one)))
    test(`${name}: the document is read, and written as it was`, async () => {
      const from = join(cases, "schemas", name);
      const folder = join(output, "schemas", name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "schema.xsd"), readFileSync(join(from, "schema.xsd")));
      const { documents, diagnostics } = await generateDocuments("schema.xsd", folder);
      expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      const text = readFileSync(join(from, "document.xml"), "utf8").trim();
      const [, root = ""] = /<(\w+)/.exec(text) ?? [];
      const codec = Object.entries(documents ?? {}).find(([element]) => element.endsWith(`}${root}`))?.[1];
      const written = codec?.encode(codec.decode(text)) ?? "";
      expect(infosetOf(written)).toEqual(infosetOf(text));
    });
});
