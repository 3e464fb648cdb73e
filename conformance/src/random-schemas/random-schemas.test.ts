import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Finding, RandomVerdict } from "./judge-random-schema.js";
import { knownDifferences } from "./random-known-differences.js";

const run = promisify(execFile);
const families = [
  ...["simple types", "content models", "types"],
  ...["substitution groups", "restrictions", "identities", "lists and unions"],
];

describe("random schemas: our verdict on documents is libxml2's, and what both take is written back valid and the same", () => {
  let verdicts: Readonly<Record<string, readonly RandomVerdict[]>> = {};

  beforeAll(async () => {
    const program = fileURLToPath(new URL("./random-run.js", import.meta.url));
    const { stdout } = await run(process.execPath, [program], { maxBuffer: 64 * 1024 * 1024 });
    verdicts = JSON.parse(stdout);
  });

  test.each(families)("%s", (family) => {
    const findings = (verdicts[family] ?? []).flatMap((verdict) => verdict.findings);
    expect(findings.filter((finding) => !isKnown(finding))).toEqual([]);
  });

  test.each(families)("enough documents of %s are valid, and enough are not", (family) => {
    const sum = (count: (verdict: RandomVerdict) => number): number =>
      (verdicts[family] ?? []).reduce((total, verdict) => total + count(verdict), 0);
    expect(sum(({ accepted }) => accepted)).toBeGreaterThan(300);
    expect(sum(({ documents, accepted }) => documents - accepted)).toBeGreaterThan(300);
  });
});

function isKnown(finding: Finding): boolean {
  return knownDifferences.some(({ holds }) => holds(finding));
}
