import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";

/**
 * Writes generated files into a folder below `dist`, where packages are found: TypeScript as JavaScript, anything else as it is.
 * Gives the URL of each module by its name without extension. A file is there whole or not at all: another test may be importing it.
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
