// Bundles the extension with its client into one file, which VS Code loads by `require`.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: ["src/extension.ts"],
  external: ["vscode"],
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20",
  outfile: process.argv[2] ?? "dist/extension.cjs",
  logLevel: "warning",
});
