import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Bundle, sizeAtStart } from "../../../conformance/dist/bundlers/bundle.js";
import { type BundlePages, startBundlePages } from "../../../conformance/dist/bundlers/bundle-pages.js";
import { chromiumPath } from "../../../conformance/dist/console/browser.js";
import { type RunningServers, startCalledServers } from "../../../conformance/dist/hosts/called-servers.js";
import type { ClientCalls, WireCalls } from "../../../conformance/dist/hosts/client-calls.js";
import { wantedCalls } from "../../../conformance/dist/hosts/wanted-calls.js";
import { type Bundler, bundlers } from "./bundlers.js";

/** What is asked of a bundler's output. */
interface WantedBundle {
  /** An upper bound of what is loaded before the program runs. */
  readonly kilobytes: number;
  /** Where the bundle runs. */
  readonly runsIn: "Chromium" | "a context without Node";
}

const forPages = { kilobytes: 45, runsIn: "Chromium" } as const;
const wanted: Readonly<Record<Bundler, WantedBundle>> = {
  esbuild: forPages,
  Rollup: forPages,
  Vite: forPages,
  "webpack 5": forPages,
  // Metro puts in every module that another one imports.
  Metro: { kilobytes: 90, runsIn: "a context without Node" },
};

const run = promisify(execFile);
const program = (name: string): string => fileURLToPath(new URL(`./programs/${name}.js`, import.meta.url));
const client = fileURLToPath(new URL("../../../conformance/dist/bundlers/programs/called-client.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "bundles-"));
const bundles = new Map<Bundler, Bundle>();
const gave = new Map<Bundler, ClientCalls | Error>();
let pages: BundlePages | undefined;
let servers: RunningServers;

beforeAll(async () => {
  if (chromiumPath !== undefined) pages = await startBundlePages();
  servers = await startCalledServers(pages === undefined ? [] : [pages.origin]);
  await Promise.all(bundlers.map(tryBundler));
});
afterAll(async () => {
  await pages?.close();
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Bundles in another process, because bundlers change globals, and lets the bundle call. */
async function tryBundler(bundler: Bundler): Promise<void> {
  const file = join(folder, `${bundler}.json`);
  await run(process.execPath, [program("make-bundle"), bundler, client, file]);
  const bundle: Bundle = JSON.parse(readFileSync(file, "utf8"));
  bundles.set(bundler, bundle);
  gave.set(bundler, await calls(bundler, bundle).catch((error: Error) => error));
}

async function calls(bundler: Bundler, bundle: Bundle): Promise<ClientCalls> {
  if (wanted[bundler].runsIn === "a context without Node") return callsFromContext(bundle);
  if (pages === undefined) throw new Error("There is no Chromium.");
  return pages.calls(bundle, servers.addresses);
}

async function callsFromContext({ entry }: Bundle): Promise<ClientCalls> {
  const file = join(folder, entry.name);
  writeFileSync(file, entry.text);
  const { stdout } = await run(process.execPath, [program("run-bundle"), file, JSON.stringify(servers.addresses)]);
  return JSON.parse(stdout);
}

function bundleOf(bundler: Bundler): Bundle {
  const bundle = bundles.get(bundler);
  if (bundle === undefined) throw new Error("There is no bundle.");
  return bundle;
}

const ofServers =
  /runtime\/dist\/(?:server|node|fetch)\/|generated\/dist\/(?:server|contract|samples|openapi|operations)\.js$/;

describe.each(bundlers)("the generated client, bundled by %s", (bundler) => {
  const { kilobytes, runsIn } = wanted[bundler];

  test("imports nothing of Node", () => {
    const { entry, others } = bundleOf(bundler);
    for (const { text } of [entry, ...others]) expect(text).not.toMatch(/\b(?:from|import|require)[\s(]*["'`]node:/);
  });

  test("has no code of servers", () => {
    expect(bundleOf(bundler).modules.filter((path) => ofServers.test(path))).toEqual([]);
  });

  test(`loads at most ${kilobytes} kB before the program runs`, () => {
    expect(sizeAtStart(bundleOf(bundler)) / 1024).toBeLessThan(kilobytes);
  });

  const testCalls = runsIn === "Chromium" && chromiumPath === undefined ? test.skip : test;
  for (const wire of ["json", "soap"] as const) {
    testCalls.each(Object.entries(wantedCalls[wire]))(`calls over ${wire} in ${runsIn}: %s`, (call, want) => {
      const outcome = gave.get(bundler);
      if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error("Nothing was called.");
      expect(outcome[wire][call as keyof WireCalls]).toEqual(want);
    });
  }
});
