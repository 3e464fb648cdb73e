import { expect, test } from "@jest/globals";
import type { Finding } from "./finding.js";
import { treeFinding } from "./tree-finding.js";
import { applyWaivers, readWaivers } from "./waivers.js";

const finding = (level: Finding["level"]): Finding => ({
  ...treeFinding("stubs-stale", "file", "a", { contract: "shop" }),
  level,
  fingerprint: "0000000000000001",
});

test.each<[title: string, expires: string, level: Finding["level"], waived: boolean, reported: readonly string[]]>([
  ["the day after", "2026-05-31", "error", false, ["error waiver-expired", "error stubs-stale"]],
  ["its last day", "2026-06-01", "error", true, ["error stubs-stale"]],
  ["the day before", "2026-06-02", "error", true, ["error stubs-stale"]],
  ["a warning", "2026-06-02", "warning", true, ["warning stubs-stale"]],
  ["information, which needs no waiver", "2026-06-02", "info", false, ["info stubs-stale"]],
])("a waiver allows its findings until its day: %s", (_title, expires, level, waived, reported) => {
  const text = `- fingerprint: "0000000000000001"\n  reason: agreed\n  owner: ann\n  expires: ${expires}\n`;
  const findings = applyWaivers([finding(level)], readWaivers(text, "mine.yaml"), "2026-06-01");
  expect(findings.map((one) => `${one.level} ${one.rule}`)).toEqual(reported);
  const waivedBy = { file: "mine.yaml", line: 1, reason: "agreed", owner: "ann", expires };
  expect(findings.at(-1)?.waivedBy).toEqual(waived ? waivedBy : undefined);
});
