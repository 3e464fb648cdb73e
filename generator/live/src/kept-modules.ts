import { createHash } from "node:crypto";
import type { GeneratedFile } from "@stubwright/codegen/emit";
import { generatorVersion } from "@stubwright/codegen/write";
import { readCached, writeCached } from "./module-cache.js";

/** Texts of modules by name. */
type ModuleTexts = Readonly<Record<string, string>>;

/** Converted modules: those of the cache of this user if the same files were converted to the same form before, else those that `make` makes. */
export async function keptModules(
  form: "process" | "browser",
  files: readonly GeneratedFile[],
  make: () => Promise<ModuleTexts>,
): Promise<ModuleTexts> {
  const key = digestOf(form, files);
  const cached = await readCached(key);
  if (cached !== undefined) return Object.fromEntries(cached);
  const made = await make();
  await writeCached(key, new Map(Object.entries(made)));
  return made;
}

function digestOf(form: string, files: readonly GeneratedFile[]): string {
  const hash = createHash("sha256").update(`stubwright ${generatorVersion} ${form}`);
  for (const { path, text } of files) hash.update(`\0${path}\0${text}`);
  return hash.digest("hex");
}
