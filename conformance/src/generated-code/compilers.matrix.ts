import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { runCompiler } from "../testing/run-compiler.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

describe("generated code under the strictest flags", () => {
  test.each([
    ["5.9", "typescript"],
    ["6.0", "typescript-6"],
    ["7.0", "typescript-7"],
  ])("TypeScript %s accepts it", async (version, name) => {
    expect(await runCompiler(name, "--version")).toMatch(new RegExp(`^Version ${version.replace(".", "\\.")}\\.`));
    expect(await runCompiler(name, "-p", join(root, "conformance/strictest.json"))).toBe("");
  });
});

describe("published declarations compile with the libraries of their users", () => {
  const forAll = ["runtime/dist/index.d.ts", "runtime/dist/codec.d.ts", "generated/dist/client.d.ts"];
  const forNode = ["runtime/dist/node.d.ts", "runtime/dist/server.d.ts", "generated/dist/server.d.ts"];
  const strict = "--noEmit --strict --exactOptionalPropertyTypes --target ES2022".split(" ");
  const noTypes = ["--typeRoots", "none"];

  test.each([
    ["Node's types", "ES2023", "NodeNext NodeNext", ["--types", "node"], [...forAll, ...forNode]],
    ["a page's", "ES2022,DOM", "ESNext bundler", noTypes, forAll],
    ["a worker's", "ES2022,WebWorker", "Preserve bundler", noTypes, forAll],
  ])("%s", async (_title, lib, modules, types, files) => {
    const [module = "", resolution = ""] = modules.split(" ");
    const options = [...strict, "--lib", lib, "--module", module, "--moduleResolution", resolution, ...types];
    expect(await runCompiler("typescript", ...options, ...files.map((file) => join(root, file)))).toBe("");
  });
});

describe("generated code has no any, type assertion or suppression", () => {
  const folders = [join(root, "generated"), ...goldenFolders()];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(folder, name)),
  );

  test.each(files)("%s", (path) => {
    const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g, '""');
    expect(code.match(/(?<![$\w])any\b(?!:)|\bas (?!\w+ from\b|const;)\w+|@ts-|eslint-|biome-ignore/g)).toBeNull();
  });
});

function goldenFolders(): readonly string[] {
  const golden = join(root, "generator/codegen/golden");
  return readdirSync(golden).map((feature) => join(golden, feature, "out"));
}
