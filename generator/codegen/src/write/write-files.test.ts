import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { digestOf } from "../../../contract/dist/read/network-lock.js";
import { manifestName, printManifest } from "./manifest.js";
import { writeFiles } from "./write-files.js";

let folder: string;
const at = (path: string): string => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-write-files-"));
  mkdirSync(at("out"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a run wrote that made these files. */
function writeLast(...paths: readonly string[]): void {
  for (const path of paths) writeFileSync(at(`out/${path}`), "old");
  writeFileSync(at(`out/${manifestName}`), manifestOf(paths));
}

function manifestOf(paths: readonly string[]): string {
  return printManifest({
    options: "",
    inputs: {},
    outputs: Object.fromEntries(paths.map((path) => [path, digestOf("old")])),
  });
}

test("changed files are written, and files that are no longer generated are removed", async () => {
  writeLast("a.ts", "b.ts", "c.ts");
  writeFileSync(at("out/mine.ts"), "mine");
  const files = [
    { path: manifestName, text: "{}" },
    { path: "a.ts", text: "old" },
    { path: "b.ts", text: "new" },
  ];
  expect(await writeFiles(at("out"), files)).toEqual({
    written: ["b.ts", manifestName],
    removed: ["c.ts"],
    unchanged: 1,
  });
  expect(readdirSync(at("out")).sort()).toEqual(["a.ts", "b.ts", "mine.ts", manifestName]);
  expect(readFileSync(at("out/b.ts"), "utf8")).toBe("new");
});

test("outside of the folder, only an unchanged file is removed", async () => {
  writeLast("a.ts", "../openapi.yaml", "../yours.txt");
  writeFileSync(at("yours.txt"), "yours");
  expect(await writeFiles(at("out"), [])).toEqual({ written: [], removed: ["a.ts", "../openapi.yaml"], unchanged: 0 });
  expect(readdirSync(folder).sort()).toEqual(["out", "yours.txt"]);
});
