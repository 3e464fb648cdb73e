import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type BundlePages, startBundlePages } from "../bundlers/bundle-pages.js";
import { bundleWithEsbuild } from "../bundlers/with-esbuild.js";
import { chromiumPath } from "../console/browser.js";
import { callFrom } from "./call-from.js";
import { type RunningServers, startCalledServers } from "./called-servers.js";
import { wantedCalls } from "./wanted-calls.js";

/** The generated client in Node and in Chromium. `matrix` tries it in other runtimes. */
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

const program = fileURLToPath(new URL("../bundlers/programs/called-client.js", import.meta.url));

test("the generated client calls from Node, over JSON and SOAP, whole and streamed", async () => {
  expect(await callFrom(servers.addresses, [process.execPath])).toEqual(wantedCalls);
});

const testChromium = chromiumPath === undefined ? test.skip : test;
testChromium("the generated client calls from Chromium, over JSON and SOAP, whole and streamed", async () => {
  expect(await pages?.calls(await bundleWithEsbuild(program), servers.addresses)).toEqual(wantedCalls);
});
