import { expect, test } from "@jest/globals";
import { treeFinding } from "../findings/tree-finding.js";
import { type ReportFormat, renderReport } from "./render-report.js";

const at = { uri: "a.waivers.yaml", line: 2, column: 1 };

const findings = [treeFinding("waiver-unused", "waiver", "3c4d", { new: "moved", at })];

test.each<[ReportFormat, string]>([
  ["text", "waiver-unused 3c4d: moved\n  at a.waivers.yaml:2:1\n  A waiver matches nothing.\n"],
  ["github", "::3c4d: moved. A waiver matches nothing."],
  ["gitlab", '"description": "3c4d: moved. A waiver matches nothing.",'],
  ["sarif", '"text": "3c4d: moved. A waiver matches nothing."'],
  ["junit", 'A waiver matches nothing.">a.waivers.yaml:2:1</failure>'],
  ["markdown", "| `moved` |  | `a.waivers.yaml:2:1` |"],
])("a waiver has no surface: %s", (format, want) => {
  const report = { contracts: [], findings, failOn: "warning" as const };
  const text = renderReport(report, format, { paint: (_style, plain) => plain, infos: false });
  expect(text).toContain(want);
  expect(text).not.toContain("soap");
});
