import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { loadConfig, runBuild } from "metro";
import { type Bundle, bundleOf } from "../../../conformance/dist/bundlers/bundle.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Metro sees only files in folders that it watches: the packages, the links to them, and Metro's own part of a bundle. */
const watched = [
  "conformance",
  "runtime",
  "generated",
  "node_modules/@stubwright",
  "node_modules/@game-play",
  "matrix/node_modules/@babel/runtime",
  "matrix/node_modules/metro-runtime",
];

/** Bundles a program with Metro as for React Native, and minifies the file with esbuild. */
export async function bundleWithMetro(program: string): Promise<Bundle> {
  const modules: string[] = [];
  const config = await loadConfig(
    { cwd: root },
    {
      projectRoot: join(root, "matrix"),
      watchFolders: watched.map((name) => join(root, name)),
      cacheStores: [],
      maxWorkers: 1,
      reporter: { update: () => undefined },
      resolver: { useWatchman: false, nodeModulesPaths: [join(root, "matrix/node_modules")] },
      serializer: { experimentalSerializerHook: ({ dependencies }) => modules.push(...dependencies.keys()) },
      transformer: {
        getTransformOptions: async () => ({
          transform: { experimentalImportSupport: true, inlineRequires: true },
        }),
      },
    },
  );
  const { code } = await runBuild(config, {
    entry: program,
    platform: "ios",
    dev: false,
    minify: false,
  });
  const { code: text } = await transform(code, { minify: true, target: "es2022" });
  return bundleOf("entry.js", [{ name: "entry.js", text }], modules);
}
