import { describe, expect, test } from "@jest/globals";
import type { Finding } from "../findings/finding.js";
import { treeFinding } from "../findings/tree-finding.js";
import { type ReportFormat, renderReport } from "./render-report.js";

const waivedBy = { file: "a.waivers.yaml", line: 1, reason: "agreed", owner: "ann", expires: "2999-01-01" };

const at = { uri: "a.xsd", line: 2, column: 3 };

const change: Finding = {
  ...treeFinding("type-changed", "element", "T/a", { contract: "a", at }),
  direction: "request",
};

const harmless: Finding = { ...change, level: "info", surface: "ts-client" };

const breaking: Finding = { ...change, level: "error", surface: "soap" };

const waived: Finding = { ...breaking, waivedBy };

const open: Finding = { ...breaking, level: "warning", surface: "json" };

/** What of each format shows whether a change is told, as what, and where it breaks. */
const told: readonly (readonly [ReportFormat, RegExp])[] = [
  ["github", /^::\w+|(?<= \[).*(?=\]$)/gm],
  ["gitlab", /"severity": "\w+"|(?<= \[).*(?=\])/g],
  ["sarif", /"suppressions"|"level": "\w+"|(?<= \()[^()]*(?=\.\))/g],
  ["junit", /<skipped|<failure/g],
];

describe("a change that breaks on some surfaces only", () => {
  test.each<[string, readonly Finding[], readonly (readonly string[])[]]>([
    [
      "is an error",
      [breaking, harmless],
      [
        ["::error", "soap request"],
        ["error on soap request; info on ts-client request", '"severity": "major"'],
        ['"level": "error"', "error on soap request; info on ts-client request"],
        ["<failure"],
      ],
    ],
    [
      "is waived where all is that breaks",
      [waived, harmless],
      [
        [],
        [],
        ['"level": "error"', "error on soap request; info on ts-client request", '"suppressions"'],
        ["<skipped"],
      ],
    ],
    [
      "is what is not waived of it",
      [waived, open, harmless],
      [
        ["::warning", "json request"],
        ["warning on json request; info on ts-client request", '"severity": "minor"'],
        ['"level": "warning"', "warning on json request; info on ts-client request"],
        ["<failure"],
      ],
    ],
    [
      "is harmless",
      [harmless],
      [[], ["ts-client request", '"severity": "info"'], ['"level": "note"', "info on ts-client request"], []],
    ],
  ])("%s", (_title, findings, want) => {
    const contracts = [{ name: "a", base: "old", head: "new", status: "compared" as const }];
    const report = { contracts, findings, failOn: "warning" as const };
    const options = { paint: (_style: string, text: string) => text, infos: false };
    const found = told.map(([format, pattern]) => renderReport(report, format, options).match(pattern) ?? []);
    expect(found.map((texts) => [...texts])).toEqual(want);
  });
});
