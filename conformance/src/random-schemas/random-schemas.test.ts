import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Finding, RandomVerdict } from "./judge-random-schema.js";
import { knownDifferences } from "./known-differences.js";

const run = promisify(execFile);
const families = [
  ...["simple types", "content models", "types"],
  ...["substitution groups", "restrictions", "identities", "lists and unions"],
];

describe("random schemas: our codecs agree with libxml2, and write accepted documents back valid and unchanged", () => {
  let verdicts: Readonly<Record<string, readonly RandomVerdict[]>> = {};

  beforeAll(async () => {
    const program = fileURLToPath(new URL("./run-schemas.js", import.meta.url));
    const { stdout } = await run(process.execPath, [program], { maxBuffer: 64 * 1024 * 1024 });
    verdicts = JSON.parse(stdout);
  });

  test.each(families)("%s", (family) => {
    const findings = (verdicts[family] ?? []).flatMap((verdict) => verdict.findings);
    expect(findings.filter((finding) => !isKnown(finding))).toEqual([]);
  });

  test.each(families)("%s have enough valid and enough invalid documents", (family) => {
    const sum = (count: (verdict: RandomVerdict) => number): number =>
      (verdicts[family] ?? []).reduce((total, verdict) => total + count(verdict), 0);
    expect(sum(({ accepted }) => accepted)).toBeGreaterThan(300);
    expect(sum(({ documents, accepted }) => documents - accepted)).toBeGreaterThan(300);
  });
});

function isKnown(finding: Finding): boolean {
  return knownDifferences.some(({ holds }) => holds(finding));
}
