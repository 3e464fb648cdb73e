import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

/** Leaves out dynamic imports, because bundlers that split code put them into separate files. */
const withoutLaterParts: Plugin = {
  name: "without-later-parts",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined));
  },
};

/** Leaves out what serves the console page, as for a contract whose config asks for none. */
const withoutConsole: Plugin = {
  name: "without-console",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/console\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** A bundle for a kind of program. */
interface BundleKind {
  readonly platform: "browser" | "neutral";
  readonly plugins: readonly Plugin[];
}

/** The programs that are bundled. */
const kinds = {
  /** A page's program, with its static imports. */
  page: { platform: "browser", plugins: [withoutLaterParts] },
  /** A Worker, with all of its imports, because the tools of Workers do not split code. */
  worker: { platform: "neutral", plugins: [] },
  /** A Worker of a contract without a console page. */
  workerWithoutConsole: { platform: "neutral", plugins: [withoutConsole] },
} as const satisfies Readonly<Record<string, BundleKind>>;

/** The size of a program in bytes, bundled, minified and gzipped. */
export async function bundleSize(source: string, kind: keyof typeof kinds = "page"): Promise<number> {
  const { platform, plugins } = kinds[kind];
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL("../../..", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    platform,
    target: "es2022",
    write: false,
    logLevel: "error",
    plugins: [...plugins],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild wrote nothing.");
  return gzipSync(file.contents, { level: 9 }).length;
}

/** A Worker that serves the whole game contract over both wires; what its handlers do is not part of it. */
export const gameWorker = `import { createGamePlayHandler } from "@game-play/api/server";
  const handler = createGamePlayHandler(globalThis.service);
  export default { fetch: (request, env) => handler(request, { platform: env }) };`;
