import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ContractModel, generate } from "stubwright";

/** The folder with public WSDL files, beside the repository. */
const corpus = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));

/** The folder for generated code. It is below the workspace, so that imports of the runtime resolve. */
export const corpusOutput: string = fileURLToPath(new URL("./output/", import.meta.url));

/** A contract of the corpus. */
export interface CorpusContract {
  readonly name: string;
  /** The entry document. */
  readonly wsdl: string;
}

/** Contracts whose encoded messages are refused, by name. */
export const encodedContracts: readonly string[] = ["hello-encoded", "claim-encoded"];

/** Lists the contracts of the corpus. Undefined if the corpus is absent. */
export function corpusContracts(): readonly CorpusContract[] | undefined {
  const index = join(corpus, "index.json");
  if (!existsSync(index)) return undefined;
  const contracts: readonly CorpusContract[] = JSON.parse(readFileSync(index, "utf8"));
  return contracts.map(({ name, wsdl }) => ({ name, wsdl: join(corpus, wsdl) }));
}

/** The generated files and diagnostics of a contract. */
export interface CorpusResult {
  readonly errors: readonly string[];
  /** By path. */
  readonly files: ReadonlyMap<string, string>;
  readonly model: ContractModel | undefined;
}

/** Generates a contract and writes its code below a folder. */
export async function generateCorpusContract(
  { name, wsdl }: CorpusContract,
  folder: string = corpusOutput,
): Promise<CorpusResult> {
  const out = join(folder, name);
  const result = await generate({
    entry: wsdl,
    name,
    cwd: corpus,
    arbitraries: true,
    documents: true,
    openapiTypes: true,
  });
  const files = new Map(result.files.filter(({ path }) => path.endsWith(".ts")).map(({ path, text }) => [path, text]));
  rmSync(out, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const errors = result.diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  return { errors, files, model: result.model };
}
