// Bundles the compiled page, the runtime and the styles into dist/page-files.js: the files of the page as texts.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const folder = fileURLToPath(new URL(".", import.meta.url));
const { outputFiles } = await build({
  absWorkingDir: folder,
  entryPoints: [
    { in: "dist/page/main.js", out: "page" },
    { in: "dist/page/codec.js", out: "codec" },
    { in: "static/page.css", out: "page" },
  ],
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  outdir: "out",
  write: false,
  logLevel: "warning",
});
const files = Object.fromEntries([
  ...["index.html", "icon.svg"].map((name) => [name, readFileSync(new URL(`static/${name}`, import.meta.url), "utf8")]),
  ...outputFiles.map(({ path, text }) => [basename(path), text]),
]);
writeFileSync(
  new URL("dist/page-files.js", import.meta.url),
  `export const pageFiles = ${JSON.stringify(files, undefined, 1)};\n`,
);
