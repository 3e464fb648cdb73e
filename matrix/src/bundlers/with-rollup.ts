import { nodeResolve } from "@rollup/plugin-node-resolve";
import { transform } from "esbuild";
import { rollup } from "rollup";
import { type Bundle, bundleOf } from "../../../conformance/dist/bundlers/bundle.js";
import { usedModules } from "./used-modules.js";

/** Bundles a program with Rollup, and minifies the files with esbuild. */
export async function bundleWithRollup(program: string): Promise<Bundle> {
  const bundle = await rollup({
    input: { entry: program },
    plugins: [nodeResolve({ browser: true })],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: "es", chunkFileNames: "[name]-[hash].js" });
  await bundle.close();
  const chunks = output.filter((file) => file.type === "chunk");
  const files = await Promise.all(
    chunks.map(async ({ fileName, code }) => ({
      name: fileName,
      text: (await transform(code, { minify: true, format: "esm", target: "es2022" })).code,
    })),
  );
  return bundleOf("entry.js", files, usedModules(chunks));
}
