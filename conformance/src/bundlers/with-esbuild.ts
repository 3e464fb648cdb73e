import { basename, resolve } from "node:path";
import { build } from "esbuild";
import { type Bundle, bundleOf } from "./bundle.js";

/** Bundles a program with esbuild, for browsers. */
export async function bundleWithEsbuild(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: { entry: program },
    outdir: "/bundle",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const files = outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const modules = used.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => resolve(path));
  return bundleOf("entry.js", files, modules);
}
