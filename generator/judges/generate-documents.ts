import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import { transformSync } from "esbuild";
import { type GenerateResult, generate } from "stubwright";

/** Codecs of a contract by the name of the root element, `{namespace}local`. */
export type Documents = Readonly<Record<string, DocumentCodec<unknown>>>;

/**
 * Generates the XML codecs of a schema into a folder below `dist`, where packages are found, and loads them. Undefined where
 * the diagnostics hold an error.
 */
export async function generateDocuments(
  entry: string,
  folder: string,
): Promise<{ readonly documents: Documents | undefined; readonly diagnostics: GenerateResult["diagnostics"] }> {
  const { files, diagnostics } = await generate({ entry, name: "suite", cwd: folder });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files.filter((file) => /^(xml|values|content|documents)\.ts$/.test(file.path))) {
    const { code } = transformSync(text, { loader: "ts", format: "esm" });
    writeFileSync(join(folder, path.replace(/\.ts$/, ".js")), code);
  }
  if (files.length === 0) return { documents: undefined, diagnostics };
  const main = join(folder, "documents.js");
  if (!existsSync(main)) return { documents: {}, diagnostics };
  const { documents }: { documents: Documents } = await import(pathToFileURL(main).href);
  return { documents, diagnostics };
}
