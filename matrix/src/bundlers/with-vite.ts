import { dirname } from "node:path";
import { build, type Rolldown } from "vite";
import { type Bundle, bundleOf } from "../../../conformance/dist/bundlers/bundle.js";
import { usedModules } from "./used-modules.js";

/** Bundles a program with `vite build`. */
export async function bundleWithVite(program: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: dirname(program),
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { entry: program },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
    // The files lie beside each other.
    base: "./",
  });
  const chunks = outputsOf(built).flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  const files = chunks.map(({ fileName, code }) => ({ name: fileName, text: code }));
  return bundleOf("entry.js", files, usedModules(chunks));
}

/** `build` gives a watcher only if it is asked to watch. */
function outputsOf(built: Awaited<ReturnType<typeof build>>): readonly Rolldown.RolldownOutput[] {
  if ("on" in built) throw new Error("Vite watches.");
  return [built].flat();
}
