import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

/** Leaves out dynamic imports, because bundlers that split code put them into separate files. */
const withoutLaterParts: Plugin = {
  name: "without-later-parts",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined));
  },
};

/** The size of a program in bytes, with all static imports, bundled and minified for a browser, and gzipped. */
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
    plugins: [withoutLaterParts],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild wrote nothing.");
  return gzipSync(file.contents, { level: 9 }).length;
}
