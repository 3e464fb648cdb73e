import { createHash } from "node:crypto";
import type { GeneratedFile } from "@stubwright/codegen/emit";
import { generatorVersion } from "@stubwright/codegen/write";
import { readCached, writeCached } from "./module-cache.js";

/** Generated modules that only the compiler reads, or that a live contract replaces by its own means. */
const unused: ReadonlySet<string> = new Set(["types", "openapi", "client", "server", "queue", "samples"]);

/**
 * The generated modules as CommonJS without types, by their name without an extension. Modules that were converted before
 * come from the cache of this user.
 */
export async function stripTypes(files: readonly GeneratedFile[]): Promise<ReadonlyMap<string, string>> {
  const modules = files.flatMap(({ path, text }) => {
    const [, name] = /^([^/]+)\.ts$/.exec(path) ?? [];
    return name === undefined || unused.has(name) ? [] : [{ name, text }];
  });
  const key = digestOf(modules);
  const cached = await readCached(key);
  if (cached !== undefined) return cached;
  const { transform } = await import("sucrase");
  const stripped = new Map(
    modules.map(({ name, text }) => [name, transform(text, { transforms: ["typescript", "imports"] }).code]),
  );
  await writeCached(key, stripped);
  return stripped;
}

function digestOf(modules: readonly { readonly name: string; readonly text: string }[]): string {
  const hash = createHash("sha256").update(`stubwright ${generatorVersion}`);
  for (const { name, text } of modules) hash.update(`\0${name}\0${text}`);
  return hash.digest("hex");
}
