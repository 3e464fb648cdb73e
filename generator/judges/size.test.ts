import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Octets of a program with all that it imports, minified for a browser and gzipped. */
async function bundleSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(0), { level: 9 }).length;
}

const wire = (name: string): string => `import { create${name}Transport } from "@stubwright/runtime";`;
const one = 'import { popBalloonRequest } from "@game-play/api/client";';
const all = 'import { createGamePlayClient } from "@game-play/api/client";';

// The budgets are what is held, with a little room; `docs/performance.md` says what is wanted and what is in the way.
test.each([
  ["one operation over JSON", 9, `${wire("Json")}${one} export { popBalloonRequest, createJsonTransport };`],
  ["one operation over SOAP", 18, `${wire("Soap")}${one} export { popBalloonRequest, createSoapTransport };`],
  [
    "22 operations over both wires",
    25,
    `${wire("Json")}${wire("Soap")}${all} export { createGamePlayClient, createJsonTransport, createSoapTransport };`,
  ],
])("%s fits into %i kB", async (_name, kilobytes, source) => {
  expect(await bundleSize(source)).toBeLessThanOrEqual(kilobytes * 1024);
});

test("a client brings nothing of Node, of the server or of the contract's documents", async () => {
  const { metafile } = await build({
    stdin: { contents: `${wire("Json")}${wire("Soap")}${all} export { createGamePlayClient };`, resolveDir: root },
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const names = used.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  expect(names.filter((path) => /generated\/dist\/(?:contract|server|samples|openapi)\.js$/.test(path))).toEqual([]);
  expect(names.filter((path) => /runtime\/dist\/server\/(?!media-type)/.test(path))).toEqual([]);
});
