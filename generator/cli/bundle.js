// Puts the compiled modules of the command into few files, which load in a third of the time: see bin/stubwright.js.
// `--clean` only removes them.
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const outdir = fileURLToPath(new URL("dist/bundle", import.meta.url));

rmSync(outdir, { recursive: true, force: true });
if (process.argv.includes("--clean")) process.exit();
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: ["dist/commands/main.js", "../codegen/dist/emit/openapi-worker.js"],
  // Packages of the house go into the bundle, packages of others stay outside.
  external: Object.keys(dependencies).filter((name) => !name.startsWith("@stubwright/")),
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  entryNames: "[name]",
  outdir,
  logLevel: "warning",
});
