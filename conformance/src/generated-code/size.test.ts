import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";
import { bundleSize, gameWorker } from "./bundle-size.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const wire = (name: string): string => `import { create${name}Transport } from "@stubwright/runtime";`;
const of = (name: string): string => `from "@game-play/api/${name}-operations";`;
const all = 'import { createGamePlayClient } from "@game-play/api/client";';
const both = `${wire("Json")}${wire("Soap")}`;

// The budgets are what is held, with a little room; `docs/performance.md` says what is wanted and what is in the way.
test.each([
  [
    "one operation over JSON",
    8.25,
    `${wire("Json")} export { createJsonTransport }; export { popBalloonRequest } ${of("json")}`,
  ],
  [
    "one operation over SOAP",
    22.6,
    `${wire("Soap")} export { createSoapTransport }; export { popBalloonRequest } ${of("soap")}`,
  ],
  [
    "22 operations over both wires",
    29.7,
    `${both}${all} export { createGamePlayClient, createJsonTransport, createSoapTransport };`,
  ],
])("%s fits into %s kB", async (_name, kilobytes, source) => {
  expect(await bundleSize(source)).toBeLessThanOrEqual(kilobytes * 1024);
});

test.each([
  ["worker", 170],
  ["workerWithoutConsole", 60],
] as const)("the game contract served by a %s fits into %d kB", async (kind, kilobytes) => {
  expect(await bundleSize(gameWorker, kind)).toBeLessThanOrEqual(kilobytes * 1024);
});

/** The modules that contribute to a bundle. */
async function modulesOf(source: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return used.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
}

test("a client's bundle has nothing of Node, of the server, or of the contract's documents", async () => {
  const names = await modulesOf(
    `${both}${all} export { createGamePlayClient, createJsonTransport, createSoapTransport };`,
  );
  expect(
    names.filter((path) => /generated\/dist\/(?:contract|server|samples|openapi|operations)\.js$/.test(path)),
  ).toEqual([]);
  expect(names.filter((path) => /runtime\/dist\/server\//.test(path))).toEqual([]);
});

test.each([
  ["json", "Json", /\/(?:xml|soap)[^/]*\.js$|runtime\/dist\/(?:xml|soap)\//],
  ["soap", "Soap", /\/json[^/]*\.js$|runtime\/dist\/json\//],
])("the operations over %s bring nothing of the other wire", async (name, transport, other) => {
  const names = await modulesOf(
    `export { create${transport}Transport } from "@stubwright/runtime"; export * ${of(name)}`,
  );
  expect(names).toContain(`generated/dist/${name}-operations.js`);
  expect(names.filter((path) => other.test(path))).toEqual([]);
});
