import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);

describe("generated code under the strictest flags", () => {
  test.each([
    ["5.9", "typescript"],
    ["6.0", "typescript-6"],
    ["7.0", "typescript-7"],
  ])("TypeScript %s accepts it", async (version, name) => {
    const compiler = join(root, "node_modules", name, "bin", "tsc");
    const { stdout: told } = await run(process.execPath, [compiler, "--version"]);
    expect(told).toMatch(new RegExp(`^Version ${version.replace(".", "\\.")}\\.`));
    const { stdout } = await run(process.execPath, [compiler, "-p", join(root, "generator/judges/strictest.json")], {
      cwd: root,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  });
});

describe("generated code has no any, as or suppression", () => {
  const folders = [join(root, "generated"), ...goldenFolders()];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(folder, name)),
  );

  test.each(files)("%s", (path) => {
    const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g, '""');
    expect(
      code.match(/(?<![$\w])any\b(?!:)|\bas (?!\w+ from\b)\w+|@ts-|eslint-|biome-ignore|\bas const\b/g),
    ).toBeNull();
  });
});

function goldenFolders(): readonly string[] {
  const golden = join(root, "generator/golden");
  return readdirSync(golden).map((feature) => join(golden, feature, "out"));
}
