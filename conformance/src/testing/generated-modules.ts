import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import type { ContractOptions } from "stubwright";
import { generate } from "stubwright";

/**
 * Writes generated files into a folder below `dist`, because imports of packages resolve there. TypeScript becomes JavaScript.
 * Returns a function from a module's name (without extension) to its URL. Each file appears whole, because another test may import it.
 */
export function writeModules(
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): (module: string) => string {
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of files) {
    const isCode = path.endsWith(".ts");
    const written = isCode ? transformSync(text, { loader: "ts", format: "esm", target: "es2022" }).code : text;
    const place = join(folder, path.replace(/\.ts$/, ".js"));
    const draft = `${place}.${process.pid}`;
    writeFileSync(draft, written);
    renameSync(draft, place);
  }
  return (module) => pathToFileURL(join(folder, `${module}.js`)).href;
}

/** A WSDL written by a test, and the name of its contract. */
export interface WrittenContract {
  readonly name: string;
  readonly wsdl: string;
}

/** Generates all code of a contract into an empty folder below `dist`. Returns a function from a module's name to its URL. */
export async function generateModules(
  folder: string,
  { name, wsdl }: WrittenContract,
): Promise<(module: string) => string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "contract.wsdl"), wsdl);
  const { files } = await generate({ entry: "contract.wsdl", name, cwd: folder, documents: true });
  return writeModules(
    folder,
    files.map(({ path, text }) => [path, text]),
  );
}

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));
const compiled = fileURLToPath(new URL("./golden-modules/", import.meta.url));

/** Compiles a golden contract's output into a folder below `dist`. Returns a function from a module's name to its URL. */
export function compileGolden(feature: string): (module: string) => string {
  const from = join(golden, feature, "out");
  const files = readdirSync(from).map((name) => [name, readFileSync(join(from, name), "utf8")] as const);
  return writeModules(join(compiled, feature), files);
}

/** The options of a golden contract, apart from its entry. */
type GoldenOptions = Pick<ContractOptions, "enumerations" | "names" | "scalars" | "streams">;

const options: Readonly<Record<string, GoldenOptions>> = {
  "operation-names": { names: { operations: { findByName: "findNamed", date: "setDate" } } },
  roots: { streams: { Turn: "Note" } },
  rpc: { names: { types: { "{urn:golden:rpc}Point": "Position", "{urn:golden:rpc}Move()": "Step" } } },
  scalars: {
    enumerations: "open",
    scalars: { decimal: "number", long: "number", unsignedLong: "number", integer: "string", dateTime: "Date" },
  },
  streams: {
    streams: {
      ListEntries: "Entries/Entry",
      ListDays: "Day",
      ListPayments: "Page/Payment",
      ListRows: "Row",
    },
  },
};

/** The options of a golden contract, by its folder. */
export function goldenOptions(feature: string): GoldenOptions {
  return options[feature] ?? {};
}
