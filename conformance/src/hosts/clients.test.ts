import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type BundlePages, startBundlePages } from "../bundlers/bundle-pages.js";
import { bundleWithEsbuild } from "../bundlers/with-esbuild.js";
import { chromiumPath } from "../console/browser.js";
import { type RunningServers, startCalledServers } from "./called-servers.js";
import { startWorker } from "./running-host.js";
import { runtimeBinary } from "./runtime-binary.js";
import { wantedCalls } from "./wanted-calls.js";

const run = promisify(execFile);
let servers: RunningServers;
let pages: BundlePages | undefined;

beforeAll(async () => {
  if (chromiumPath !== undefined) pages = await startBundlePages();
  servers = await startCalledServers(pages === undefined ? [] : [pages.origin]);
});
afterAll(async () => {
  await pages?.close();
  await servers.close();
});

const program = fileURLToPath(new URL("./programs/client.js", import.meta.url));

async function callFrom(command: string, ...before: string[]): Promise<unknown> {
  const { game, listing, nobody } = servers.addresses;
  const { stdout } = await run(command, [...before, program, game, listing, nobody]);
  return JSON.parse(stdout);
}

async function callFromWorker(binary: string): Promise<unknown> {
  const worker = await startWorker(binary, "client-worker");
  try {
    const reply = await fetch(`http://127.0.0.1:${worker.port}/?${new URLSearchParams({ ...servers.addresses })}`);
    return await reply.json();
  } finally {
    worker.stop();
  }
}

async function callFromChromium(): Promise<unknown> {
  const program = fileURLToPath(new URL("../bundlers/programs/called-client.js", import.meta.url));
  return pages?.calls(await bundleWithEsbuild(program), servers.addresses);
}

const bun = runtimeBinary("bun");
const deno = runtimeBinary("deno");
const workerd = runtimeBinary("workerd");

/** Every runtime with the generated client; undefined where this machine has none. */
const callers: readonly (readonly [runtime: string, call: (() => Promise<unknown>) | undefined])[] = [
  ["Node", () => callFrom(process.execPath)],
  ["Bun", bun === undefined ? undefined : () => callFrom(bun)],
  ["Deno", deno === undefined ? undefined : () => callFrom(deno, "run", "-A")],
  ["workerd", workerd === undefined ? undefined : () => callFromWorker(workerd)],
  ["Chromium", chromiumPath === undefined ? undefined : callFromChromium],
];

for (const [runtime, call] of callers) {
  if (call === undefined) test.skip(`${runtime}: this machine has none`, () => undefined);
  else
    test(`the generated client calls from ${runtime}, over JSON and SOAP, whole and streamed`, async () => {
      expect(await call()).toEqual(wantedCalls);
    });
}
