// Bundles the compiled modules of the command into a few files, which Node loads in a third of the time: see bin/stubwright.js.
// With `--clean`, only removes the bundle.
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const outdir = fileURLToPath(new URL("dist/bundle", import.meta.url));

rmSync(outdir, { recursive: true, force: true });
if (process.argv.includes("--clean")) process.exit();
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: [
    "dist/commands/main.js",
    "../codegen/dist/emit/openapi-worker.js",
    "../codegen/dist/emitters/emitter-worker.js",
    "../language-server/dist/analysis/analysis-worker.js",
  ],
  // The bundle contains the workspace's packages. Other packages stay outside.
  external: Object.keys(dependencies).filter((name) => !name.startsWith("@stubwright/")),
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  entryNames: "[name]",
  outdir,
  logLevel: "warning",
});
