import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import { runProgram } from "./run-program.js";

const bin = fileURLToPath(new URL("../../../generator/cli/bin", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-bundle-"));
const [modules, bundle] = ["generator/cli/dist/commands/main.js", "generator/cli/dist/bundle/main.js"];
const [own, runtime] = ["generator/cli/tsconfig.tsbuildinfo", "runtime/tsconfig.tsbuildinfo"];
const part = "generator/codegen/tsconfig.tsbuildinfo";

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a package, as in a repository or in node_modules. The files have the given modification times in seconds. */
function place(name: string, files: Readonly<Record<string, number>>): string {
  const root = join(folder, name);
  for (const [file, seconds] of Object.entries(files)) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), `export async function main() { console.log(${JSON.stringify(file)}); }\n`);
    utimesSync(join(root, file), seconds, seconds);
  }
  cpSync(bin, join(root, "generator/cli/bin"), { recursive: true });
  writeFileSync(join(root, "package.json"), `{"type":"module"}`);
  return join(root, "generator/cli/bin/stubwright.js");
}

describe("the command runs the bundle or the modules", () => {
  test.each<[title: string, files: Readonly<Record<string, number>>, want: string]>([
    ["the bundle, built after the modules", { [modules]: 1, [own]: 2, [runtime]: 1, [bundle]: 3 }, bundle],
    ["the modules, everything being of one time", { [modules]: 1, [own]: 1, [runtime]: 1, [bundle]: 1 }, modules],
    ["the bundle of a published package, which has no build information", { [modules]: 4, [bundle]: 3 }, bundle],
    ["the modules, built after the bundle", { [modules]: 4, [own]: 4, [runtime]: 1, [bundle]: 3 }, modules],
    [
      "the modules, the runtime being built after the bundle",
      { [modules]: 1, [own]: 2, [runtime]: 4, [bundle]: 3 },
      modules,
    ],
    [
      "the modules, a part of the generator being built after the bundle",
      { [modules]: 1, [own]: 2, [part]: 4, [bundle]: 3 },
      modules,
    ],
    ["the modules, there being no bundle", { [modules]: 4, [own]: 4, [runtime]: 1 }, modules],
  ])("%s", async (title, files, want) => {
    const command = place(title, files);
    expect(await runProgram(folder, process.execPath, command)).toEqual({ status: 0, out: `${want}\n`, error: "" });
  });
});

test("a bundle without modules is not run, because it may belong to another revision", async () => {
  const result = await runProgram(folder, process.execPath, place("cleaned", { [bundle]: 3 }));
  expect(result).toMatchObject({ status: 1, out: "", error: expect.stringContaining("ERR_MODULE_NOT_FOUND") });
});

test("npm pack makes a new bundle, even if only tsc ran before", async () => {
  const packed = join(folder, "workspace/generator/cli");
  mkdirSync(join(packed, "dist/bundle"), { recursive: true });
  mkdirSync(join(folder, "workspace/release"));
  writeFileSync(join(folder, "workspace/release/commonjs.js"), "");
  cpSync(join(bin, "../package.json"), join(packed, "package.json"));
  writeFileSync(join(packed, "dist/bundle/main.js"), "stale");
  writeFileSync(
    join(packed, "bundle.js"),
    'import fs from "node:fs"; fs.writeFileSync("dist/bundle/main.js", "fresh");',
  );
  expect(await runProgram(packed, "npm", "pack", "--silent")).toMatchObject({ status: 0 });
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8"));
  const main = await runProgram(packed, "tar", "-xzOf", `stubwright-${version}.tgz`, "package/dist/bundle/main.js");
  expect(main).toEqual({ status: 0, out: "fresh", error: "" });
});
