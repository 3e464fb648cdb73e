import type { GeneratedFile } from "@stubwright/codegen/emit";
import { keptModules } from "./kept-modules.js";

/** Generated modules that only the compiler reads, or that a live contract replaces by its own means. */
const unused: ReadonlySet<string> = new Set(["types", "openapi", "client", "server", "queue", "samples"]);

/** The generated modules as CommonJS without types, by their name without an extension. */
export async function stripTypes(files: readonly GeneratedFile[]): Promise<ReadonlyMap<string, string>> {
  const modules = files.filter(({ path }) => {
    const [, name] = /^([^/]+)\.ts$/.exec(path) ?? [];
    return name !== undefined && !unused.has(name);
  });
  const stripped = await keptModules("process", modules, async () => {
    const { transform } = await import("sucrase");
    const converted = modules.map(({ path, text }) => [
      path.replace(/\.ts$/, ""),
      transform(text, { transforms: ["typescript", "imports"] }).code,
    ]);
    return Object.fromEntries(converted);
  });
  return new Map(Object.entries(stripped));
}
