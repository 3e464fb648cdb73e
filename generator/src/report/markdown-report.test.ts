import { expect, test } from "@jest/globals";
import { findingsBetween, serviceOf } from "../compare/testing/compare-fixture.js";
import { el, seq, type } from "../link/testing/schema-notation.js";
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
