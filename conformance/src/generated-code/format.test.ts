import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);
/** A folder for copies, because the repository's settings exclude generated files from Biome. */
const folder = mkdtempSync(join(tmpdir(), "format-"));

afterAll(() => rmSync(folder, { recursive: true }));

test("Biome would change nothing in generated code", async () => {
  const {
    files: _files,
    vcs: _vcs,
    $schema: _schema,
    ...settings
  } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...settings, root: true }));
  const paths = generatedFiles();
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { stdout, stderr } = await run(process.execPath, [biome, "format", "--colors=off", "generated", "generator"], {
    cwd: folder,
  }).catch((error: { readonly stdout: string; readonly stderr: string }) => error);
  expect(stderr).toBe("");
  // Biome checked every file.
  expect(stdout).toMatch(new RegExp(`^Checked ${paths.length} files in [^.]*\\. No fixes applied\\.\\n$`));
});

/** All files by path, except `openapi.ts`, whose text comes from openapi-typescript. */
function generatedFiles(): readonly string[] {
  const features = readdirSync(join(root, "generator/codegen/golden"));
  const folders = ["generated", ...features.map((feature) => join("generator/codegen/golden", feature, "out"))];
  return folders
    .flatMap((path) => readdirSync(join(root, path)).map((name) => join(path, name)))
    .filter((path) => /\.(?:ts|json)$/.test(path) && basename(path) !== "openapi.ts");
}
