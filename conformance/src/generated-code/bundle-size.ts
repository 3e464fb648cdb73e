import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Octets of a program with all that it imports, bundled and minified for a browser, and gzipped. */
export async function bundleSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL("../../..", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild wrote nothing.");
  return gzipSync(file.contents, { level: 9 }).length;
}
