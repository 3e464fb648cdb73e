import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "@jest/globals";
import { build } from "esbuild";
import { generate } from "stubwright";
import { runCompiler } from "../testing/run-compiler.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "stubwright-extension-"));
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes all generated code of a contract into a folder, and returns the paths of the modules. */
async function write(importExtension: "ts" | "none", name?: string): Promise<readonly string[]> {
  const { files } = await generate({
    entry: "contract.wsdl",
    name: "lists",
    cwd: join(root, "generator/codegen/golden/streams"),
    arbitraries: true,
    streams: { ListDays: "Day" },
    importExtension,
    package: name === undefined ? undefined : { name, version: "1.0.0" },
  });
  const out = join(folder, name ?? importExtension);
  mkdirSync(out);
  for (const { path, text } of files) writeFileSync(join(out, path), text);
  return files.flatMap(({ path }) => (path.endsWith(".ts") ? [join(out, path)] : []));
}

/** The exports of modules, as Node loads them. */
async function exportsOf(paths: readonly string[]): Promise<readonly string[]> {
  const urls = JSON.stringify(paths.map((path) => pathToFileURL(path).href));
  const script = `for (const url of ${urls}) console.log(Object.keys(await import(url)).join("\\n"))`;
  const { stdout } = await run(process.execPath, ["--no-warnings", "--input-type=module", "--eval", script]);
  return stdout.split("\n");
}

const wanted = ["createListsClient", "createListsListener", "listDaysItems", "arbitraries", "wsdl"];

test("a package whose modules import each other with .ts is built with .js", async () => {
  const modules = await write("ts", "built");
  expect(await runCompiler("typescript", "-p", join(folder, "built"))).toBe("");
  const built = modules.map((path) =>
    join(folder, "built/dist", `${path.split("/").at(-1)?.slice(0, -".ts".length)}.js`),
  );
  expect(await exportsOf(built)).toEqual(expect.arrayContaining(wanted));
});

const stripsTypes = "typescript" in process.features && process.features.typescript !== false;
(stripsTypes ? test : test.skip)(
  "modules with .ts run as they are (skipped: this Node does not strip types)",
  async () => {
    expect(await exportsOf(await write("ts"))).toEqual(expect.arrayContaining(wanted));
  },
);

test("a bundler finds modules without an extension", async () => {
  const entryPoints = [...(await write("none"))];
  const { outputFiles } = await build({
    ...{ entryPoints, bundle: true, format: "esm", platform: "node", write: false, outdir: folder, metafile: true },
    logLevel: "silent",
  });
  expect(outputFiles).toHaveLength(entryPoints.length);
});
