import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { type BranchChanges, branchChanges, missingChangeset, reportFolder } from "./changed-reports.js";

describe("a branch", () => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-changesets-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const report = `${reportFolder}/runtime.api.md`;
  git("init", "--quiet");
  write(report, "old\n");
  write(".changeset/README.md", "what this is\n");
  write(".changeset/earlier.md", "earlier\n");
  write("runtime/package.json", '{\n  "version": "0.1.0"\n}\n');
  git("add", ".");
  git("commit", "--quiet", "--message", "base");
  const base = git("rev-parse", "HEAD").trim();

  test.each<[string, Readonly<Record<string, string>>, Partial<BranchChanges>, boolean]>([
    ["that changes no report", { "a.ts": "1" }, { reports: [] }, true],
    [
      "that changes a report, beside an earlier changeset",
      { [report]: "new\n" },
      { reports: [report], changesets: [] },
      false,
    ],
    [
      "that describes itself in the README",
      { [report]: "new\n", ".changeset/README.md": "new\n" },
      { changesets: [] },
      false,
    ],
    [
      "that adds a report",
      { [`${reportFolder}/new.api.md`]: "new\n" },
      { reports: [`${reportFolder}/new.api.md`] },
      false,
    ],
    [
      "with a changeset",
      { [report]: "new\n", ".changeset/mine.md": "mine\n" },
      { changesets: [".changeset/mine.md"] },
      true,
    ],
    [
      "with a longer changeset",
      { [report]: "new\n", ".changeset/earlier.md": "more\n" },
      { changesets: [".changeset/earlier.md"] },
      true,
    ],
    [
      "that is a release",
      { [report]: "new\n", "runtime/package.json": '{\n  "version": "0.2.0"\n}\n' },
      { isRelease: true },
      true,
    ],
  ])("%s", (_title, files, want, mayPass) => {
    for (const isCommitted of [false, true]) {
      git("reset", "--quiet", "--hard", base);
      git("clean", "--quiet", "-d", "--force");
      for (const [path, text] of Object.entries(files)) write(path, text);
      if (isCommitted) {
        git("add", ".");
        git("commit", "--quiet", "--message", "branch");
      }
      const changes = branchChanges(folder, base);
      expect(changes).toMatchObject(want);
      expect(missingChangeset(changes) === undefined).toBe(mayPass);
    }
  });

  test("that removes a report needs a changeset", () => {
    git("reset", "--quiet", "--hard", base);
    rmSync(join(folder, report));
    expect(missingChangeset(branchChanges(folder, base))).toBe(
      `The exports of the packages change, and no changeset says so:\n  ${report}\nTo write one: npx changeset`,
    );
  });
});
