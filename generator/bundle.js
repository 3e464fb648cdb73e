// Puts the compiled modules of the command line together into few files, which load in a third of the time: see bin/stubwright.js.
// `--clean` only removes them.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const outdir = fileURLToPath(new URL("dist/bundle", import.meta.url));

rmSync(outdir, { recursive: true, force: true });
if (process.argv.includes("--clean")) process.exit();
await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: ["dist/cli/main.js", "dist/emit/openapi-worker.js"],
  alias: { "@stubwright/runtime/codec": "../runtime/dist/codec.js" },
  packages: "external",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  entryNames: "[name]",
  outdir,
  logLevel: "warning",
});
