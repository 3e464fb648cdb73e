import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Transport } from "@stubwright/runtime";
import type { Listener, ListenerOptions } from "@stubwright/runtime/server";
import { build, type Plugin } from "esbuild";
import type { SideOutput } from "./side-output.js";

/** An operation of a generated client. Its message types differ between contracts. */
type Call = (request: unknown) => Promise<unknown>;

/** The exports of one contract's generated modules, without message types. */
export interface SideProgram {
  readonly createClient: (transport: Transport) => Readonly<Record<string, Call>>;
  readonly createListener: (service: object, options: ListenerOptions) => Listener;
}

const bundles = fileURLToPath(new URL("./side-modules/", import.meta.url));

/** Bundles the generated modules of all sides into one module that imports the runtime, and loads it. */
export async function loadSides(sides: readonly SideOutput[]): Promise<ReadonlyMap<string, SideProgram>> {
  const { outputFiles } = await build({
    entryPoints: ["all"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    plugins: [inMemory(sides)],
  });
  const path = join(bundles, `sides-${process.pid}.mjs`);
  await mkdir(bundles, { recursive: true });
  await writeFile(path, outputFiles[0]?.contents ?? "");
  const loaded: Record<string, Record<string, unknown>> = await import(pathToFileURL(path).href);
  await rm(path);
  return new Map(
    sides.map(({ id, plan: { pascalName } }) => {
      const members = loaded[id] ?? {};
      // The names of generated functions are computed, so TypeScript cannot know their types.
      const createClient = members[`create${pascalName}Client`] as SideProgram["createClient"];
      const createListener = members[`create${pascalName}Listener`] as SideProgram["createListener"];
      return [id, { createClient, createListener }];
    }),
  );
}

/** Resolves modules such as `side7/client.ts`, and the module `all`, which exports each side under its id. */
function inMemory(sides: readonly SideOutput[]): Plugin {
  const texts = new Map(
    sides.flatMap(({ id, modules }) => [...modules].map(([name, text]): [string, string] => [`${id}/${name}`, text])),
  );
  for (const { id } of sides) {
    texts.set(`${id}/index.ts`, 'export * from "./client.js";\nexport * from "./server.js";\n');
  }
  texts.set("all", sides.map(({ id }) => `export * as ${id} from "./${id}/index.js";`).join("\n"));
  return {
    name: "in-memory",
    setup(bundle) {
      bundle.onResolve({ filter: /.*/ }, ({ path, importer }) => {
        if (path.startsWith("@")) return { path, external: true };
        const folder = importer.includes("/") ? `${importer.split("/")[0]}/` : "";
        return { path: `${folder}${path.replace(/^\.\//, "").replace(/\.js$/, ".ts")}`, namespace: "side" };
      });
      bundle.onLoad({ filter: /.*/, namespace: "side" }, ({ path }) => ({
        contents: texts.get(path) ?? "",
        loader: "ts",
      }));
    },
  };
}
