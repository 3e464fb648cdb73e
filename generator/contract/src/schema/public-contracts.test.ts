import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { formatDiagnostic } from "../diagnostics/format-diagnostic.js";
import { readContract } from "../load/load-model.js";

const shared = new URL("../../../../../shared/", import.meta.url);

interface CorpusEntry {
  readonly name: string;
  readonly wsdl: string;
}

interface SuiteGroup {
  readonly group: string;
  readonly schemas: readonly string[];
  readonly schemaValid: boolean;
}

/** A valid schema that cannot be read: the copy of the suite lacks the .xsdmod document that it redefines. */
const withoutItsModule = "combined/xsd003b/xsd003b.xsd";

function indexOf(folder: string): unknown {
  const index = new URL(`${folder}/index.json`, shared);
  return existsSync(index) ? JSON.parse(readFileSync(index, "utf8")) : undefined;
}

async function read(location: string) {
  const diagnostics = new Diagnostics();
  const { documents, contract } = await readContract(
    new URL(location, shared),
    { cwd: fileURLToPath(shared) },
    diagnostics,
  );
  const errors = diagnostics.list.filter(({ severity }) => severity === "error");
  return { contract, errors: errors.map((error) => formatDiagnostic(error, documents)) };
}

// The two index files are written by us and read nowhere else, so their shape is taken as known.
const corpus = indexOf("corpus") as readonly CorpusEntry[] | undefined;

const suite = indexOf("w3c-sun") as { readonly groups: readonly SuiteGroup[] } | undefined;

(corpus === undefined ? describe.skip : describe)("public WSDL files (skipped where ../shared is absent)", () => {
  test.each(corpus ?? [{ name: "absent", wsdl: "" }])("$name loads without errors", async ({ wsdl }) => {
    const { contract, errors } = await read(`corpus/${wsdl}`);
    expect(errors).toEqual([]);
    const operations = contract?.services.flatMap(({ ports }) => ports).flatMap(({ binding }) => binding.operations);
    expect(operations?.length).toBeGreaterThan(0);
  });
});

(suite === undefined ? describe.skip : describe)("W3C schema suite, SUN (skipped where ../shared is absent)", () => {
  test("valid schemas load, invalid ones are refused", async () => {
    const [refused, accepted]: [string[], string[]] = [[], []];
    for (const { schemas, schemaValid } of suite?.groups ?? []) {
      const results = await Promise.all(schemas.map((schema) => read(`w3c-sun/${schema}`)));
      const isRefused = results.some(({ errors }) => errors.length > 0);
      if (schemaValid && isRefused) refused.push(...schemas);
      if (!schemaValid && !isRefused) accepted.push(...schemas);
    }
    expect(refused).toEqual([withoutItsModule]);
    expect(accepted).toEqual([]);
  });
});
