import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { checkArchive } from "./check-archive.js";
import { entryMembers } from "../../../release/dist/entry-conditions.js";
import { packPackages, publishedPackages, root } from "../../../release/dist/published-packages.js";

/** Checks the archives of the published packages, as publint and attw see them, too. */
const folder = mkdtempSync(join(tmpdir(), "stubwright-archives-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const published = publishedPackages();
const archives = new Map(packPackages(published, folder).map((archive) => [archive.name, archive]));

test("the published packages", () => {
  expect(published.map(({ manifest }) => manifest.name).sort()).toEqual([
    "@stubwright/codegen",
    "@stubwright/compat",
    "@stubwright/console",
    "@stubwright/contract",
    "@stubwright/jetstream",
    "@stubwright/language-server",
    "@stubwright/live",
    "@stubwright/lmdb-queue",
    "@stubwright/mock",
    "@stubwright/resilience",
    "@stubwright/runtime",
    "@stubwright/service-test",
    "@stubwright/telemetry",
    "@stubwright/ws-security",
    "stubwright",
  ]);
});

test("all packages have one version, and depend on each other at exactly this version", () => {
  expect(new Set(published.map(({ manifest }) => manifest.version)).size).toBe(1);
  const names = new Set(published.map(({ manifest }) => manifest.name));
  const parts = published.flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  const ours = parts.filter(([name]) => names.has(name));
  expect(ours.length).toBeGreaterThan(9);
  expect(ours.filter(([, version]) => version !== published[0]?.manifest.version)).toEqual([]);
});

describe.each(published)("$manifest.name", ({ folder: place, manifest }) => {
  const archive = archives.get(manifest.name);

  test("names its licence and its repository", () => {
    expect(manifest).toMatchObject({ license: "MIT", repository: { directory: place } });
    expect(readFileSync(join(root, place, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  test("its archive has the licence and a README, and no tests", () => {
    const files = archive?.files ?? [];
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    expect(files.filter((path) => /\.test\.|\/testing\/|\.tsbuildinfo$/.test(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(9);
  });

  // If an entry is new: npm run entries.
  test("Node and bundlers take the ES modules of each entry, whether they import or require it", () => {
    const { main, types, exports = {}, typesVersions } = manifest;
    const members = JSON.parse(JSON.stringify({ main, types, exports, typesVersions }));
    expect(members).toEqual(entryMembers(exports));
    const entries = Object.values(exports).filter((entry) => typeof entry !== "string");
    expect(entries.length).toBeGreaterThan(0);
    // The first condition that a tool knows is the one that it takes.
    for (const entry of entries)
      expect(Object.keys(entry)).toEqual(["module-sync", "module", "require", "types", "default"]);
  });

  test("attw finds the types of each entry in each kind of resolution, and publint has nothing to say", async () => {
    const { entries, problems } = await checkArchive(archive?.path ?? "");
    expect(entries).toEqual(Object.keys(manifest.exports ?? {}));
    expect(problems).toEqual([]);
  });
});

test("attw and publint find what is wrong", async () => {
  const wrong = join(folder, "wrong");
  mkdirSync(wrong);
  const entry = { types: "./index.d.ts", default: "./index.js" };
  const manifest = {
    name: "wrong",
    version: "1.0.0",
    type: "module",
    files: ["index.*"],
    exports: { ".": entry, "./part": entry },
  };
  writeFileSync(join(wrong, "package.json"), JSON.stringify({ ...manifest, repository: "github" }));
  for (const name of ["index.js", "index.d.ts"]) writeFileSync(join(wrong, name), "export {};\n");
  execFileSync("npm", ["pack", "--silent"], { cwd: wrong });
  const { entries, problems } = await checkArchive(join(wrong, "wrong-1.0.0.tgz"));
  expect(entries).toEqual([".", "./part"]);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining("attw: NoResolution"),
      expect.stringContaining("attw: CJSResolvesToESM"),
      expect.stringContaining("publint: pkg.repository is github which isn't a valid shorthand"),
    ]),
  );
});
