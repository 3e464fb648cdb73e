import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";

/** Checks the archives of the published packages. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: { readonly url: string; readonly directory: string };
}

/** npm's own answer to `npm pack --dry-run --json`. */
interface Archive {
  readonly name: string;
  readonly files: readonly { readonly path: string }[];
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}

function workspaceFolders(): readonly string[] {
  const query = execFileSync("npm", ["query", ".workspace"], { cwd: root, encoding: "utf8" });
  return JSON.parse(query).map(({ location }: { location: string }) => location);
}

const published = workspaceFolders()
  .map((folder) => ({ folder, manifest: readManifest(folder) }))
  .filter(({ manifest }) => /^(?:@stubwright\/|stubwright$)/.test(manifest.name) && manifest.private !== true);

test("the command and the runtime are published", () => {
  expect(published.map(({ manifest }) => manifest.name)).toEqual(
    expect.arrayContaining(["stubwright", "@stubwright/runtime"]),
  );
});

describe.each(published)("$manifest.name", ({ folder, manifest }) => {
  test("names its licence and its repository", () => {
    expect(manifest).toMatchObject({ license: "MIT", repository: { directory: folder } });
    expect(readFileSync(join(root, folder, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  test("its archive has the licence and a README, and no tests", () => {
    const pack = ["pack", "--dry-run", "--json", "--ignore-scripts", "--workspace", folder];
    const archives: readonly Archive[] = JSON.parse(execFileSync("npm", pack, { cwd: root, encoding: "utf8" }));
    const paths = archives.flatMap(({ files }) => files.map((file) => file.path));
    expect(paths).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    expect(paths.filter((path) => /\.test\.|\/testing\/|\.tsbuildinfo$/.test(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(9);
  });
});
