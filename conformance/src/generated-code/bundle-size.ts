import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

/** Leaves out what a program loads only when it is needed: bundlers that split code put that into files of its own. */
const withoutLaterParts: Plugin = {
  name: "without-later-parts",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined));
  },
};

/** Octets of a program with all that it imports at once, bundled and minified for a browser, and gzipped. */
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
