import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { publishedPackages, root } from "./published-packages.js";

/** What `changeset version` does to the manifests of this workspace, in a copy. */
const folder = mkdtempSync(join(tmpdir(), "stubwright-version-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

test("one changeset raises all packages of the workspace to one version, and what they need of each other", () => {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const tracked = execFileSync("git", ["ls-files", "*package.json", "package.json", ".changeset/config.json"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = [...new Set(tracked.split("\n").filter((name) => name !== ""))];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  writeFileSync(join(folder, ".changeset/one.md"), '---\n"@stubwright/mock": minor\n---\n\nA change.\n');
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--", ...files, ".changeset");
  git("commit", "--quiet", "--message", "base");
  execFileSync(process.execPath, [join(root, "node_modules/@changesets/cli/bin.js"), "version"], {
    cwd: folder,
    stdio: "pipe",
  });

  const [old] = publishedPackages().map(({ manifest }) => manifest.version);
  const wanted = (old ?? "").replace(/^(\d+)\.(\d+)\.\d+$/, (_all, major, minor) => `${major}.${Number(minor) + 1}.0`);
  const manifests: readonly Manifest[] = files
    // The root and the matrix are no packages of the workspace, and have no version.
    .filter((file) => !["package.json", "matrix/package.json"].includes(file) && file.endsWith("package.json"))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
  const ours = new Set(manifests.map(({ name }) => name));
  expect(ours.size).toBeGreaterThan(14);
  for (const { name, version, dependencies, devDependencies } of manifests) {
    expect([name, version]).toEqual([name, wanted]);
    const needed = Object.entries({ ...dependencies, ...devDependencies }).filter(([one]) => ours.has(one));
    expect([name, needed.filter(([, one]) => one !== wanted)]).toEqual([name, []]);
  }
});
