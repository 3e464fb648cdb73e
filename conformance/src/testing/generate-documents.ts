import type { DocumentCodec } from "@stubwright/runtime/codec";
import { type GenerateResult, generate } from "stubwright";
import { writeModules } from "./write-modules.js";

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
  const { files, diagnostics } = await generate({ entry, name: "suite", cwd: folder, documents: true });
  if (files.length === 0) return { documents: undefined, diagnostics };
  const codecs = files.flatMap(({ path, text }) =>
    /^(xml|values|namespaces|content|documents)\.ts$/.test(path) ? [[path, text] as const] : [],
  );
  const module = writeModules(folder, codecs);
  if (!codecs.some(([path]) => path === "documents.ts")) return { documents: {}, diagnostics };
  const { documents }: { documents: Documents } = await import(module("documents"));
  return { documents, diagnostics };
}
