import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { unifiedDiff } from "./print-difference.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-diff-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The text after git applies the difference. */
function gitApply(before: string, difference: string): string {
  writeFileSync(join(folder, "file"), before);
  execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: folder, input: `${difference}\n`, stdio: "pipe" });
  return readFileSync(join(folder, "file"), "utf8");
}

const lines = fc.array(fc.constantFrom("a", "b", "c", "", "  d", "}"), { minLength: 1, maxLength: 25 });
const text = fc.tuple(lines, fc.constantFrom("\n", "")).map(([all, end]) => all.join("\n") + end);

describe("unifiedDiff", () => {
  test("is empty for equal texts", () => expect(unifiedDiff("file", "a\n", "a\n")).toBe(""));

  test("shows three lines around a change, and distant changes separately", () => {
    const before = Array.from({ length: 20 }, (_, index) => `${index}\n`).join("");
    expect(unifiedDiff("src/a.ts", before, before.replace("3\n", "3\nnew\n").replace("17\n", ""))).toBe(
      [
        "--- a/src/a.ts\n+++ b/src/a.ts",
        "@@ -2,6 +2,7 @@\n 1\n 2\n 3\n+new\n 4\n 5\n 6",
        "@@ -15,6 +16,5 @@\n 14\n 15\n 16\n-17\n 18\n 19",
      ].join("\n"),
    );
  });

  test("is a patch that git applies", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after && before !== "" && after !== "");
        expect(gitApply(before, unifiedDiff("file", before, after))).toBe(after);
      }),
      { numRuns: 60 },
    );
  });
});
