import { expect, test } from "@jest/globals";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import type { Finding } from "../findings/finding.js";
import { findingsBetween, serviceOf } from "../testing/compare-fixture.js";
import { markdownReport } from "./markdown-report.js";

test("the comment for a pull request counts in words that fit", async () => {
  const optional = el("b", 'type="xs:string" minOccurs="0"');
  const [old, now] = [serviceOf(type("T", seq(el("a")))), serviceOf(type("T", seq(el("a"), optional)))];
  const findings = await findingsBetween(old, now, { surfaces: ["soap"] });
  const text = markdownReport({ contracts: [], findings, failOn: "never" });
  expect(text).toContain("\n0 errors, 1 warning, 1 info.\n");
  const harmless = findings.filter(({ level }) => level === "info");
  const quiet = markdownReport({ contracts: [], findings: harmless, failOn: "never" });
  expect(quiet).toContain("<summary>1 change that breaks nobody</summary>");
});

test.each([
  ["a|b", "`a -> a\\|b`"],
  ["a`b", "`` a -> a`b ``"],
  ["`` [x](javascript:y)", "<code>a &#45;&#62; &#96;&#96; &#91;x&#93;&#40;javascript&#58;y&#41;</code>"],
  ["a\\|b", "<code>a &#45;&#62; a&#92;&#124;b</code>"],
])("no value ends its cell or is markup: %s", (now, cell) => {
  const finding = { rule: "pattern-changed", path: "P", old: "a", new: now, level: "error", change: "c" } as Finding;
  const text = markdownReport({ contracts: [], findings: [finding], failOn: "never" });
  expect(text).toContain(`| ❌ | \`pattern-changed\` | \`P\` | ${cell} |`);
});

test("a comment fits GitHub's limit, errors first, and counts the rest", () => {
  const finding = { path: "P", old: "a", new: "b", level: "error", rule: "type-changed" } as Finding;
  const many = Array.from({ length: 2000 }, (_none, index) => ({ ...finding, change: String(index) }));
  const levels = many.map((one, index) => ({
    ...one,
    level: (["info", "warning", "error"] as const)[index % 3] ?? "info",
  }));
  const text = markdownReport({ contracts: [], findings: levels, failOn: "never" });
  expect(text.length).toBeLessThan(65_536);
  expect(text.match(/^\| ❌/gm)).toHaveLength(666);
  const told = text.match(/^\| ⚠️/gm)?.length ?? 0;
  expect(told).toBeGreaterThan(0);
  expect(text).toContain(`\nAnd ${667 - told} more changes that do not fit into a comment.\n`);
  expect(text).toContain("\nAnd 667 more changes that do not fit into a comment.\n\n</details>");
  const all = Array.from({ length: 200_000 }, (_none, index) => ({ ...finding, change: String(index) }));
  expect(markdownReport({ contracts: [], findings: all, failOn: "never" }).length).toBeLessThan(65_536);
});

test("the values of one change leave room for the others", () => {
  const finding = { path: "P", level: "error", rule: "enum-lifted", change: "a" } as Finding;
  const old = Array.from({ length: 20_000 }, (_none, index) => `A${index}`).join(" | ");
  const findings = [
    { ...finding, old },
    { ...finding, old: "b", change: "b" },
    { ...finding, old: `${"x".repeat(997)}𠀀`, change: "c" },
  ];
  const text = markdownReport({ contracts: [], findings, failOn: "never" });
  expect(text).toContain("| `- A0 \\| A1 \\| A2 ");
  expect(text).toContain("| `- b` |");
  expect(text).toContain(`| \`- ${"x".repeat(997)} …\` |`);
  expect(text).not.toContain("no room");
});
