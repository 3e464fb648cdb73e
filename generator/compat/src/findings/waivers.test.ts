import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../../contract/dist/diagnostics/diagnostic.js";
import type { Finding } from "./finding.js";
import { treeFinding } from "./tree-finding.js";
import { matches, readWaivers } from "./waivers.js";

const rest = "  reason: r\n  owner: o\n  expires: 2999-01-01\n";
const waiverOf = (first: string) => readWaivers(`- ${first}\n${rest}`, "mine.yaml");

describe("a fingerprint is text, even if it looks like a number", () => {
  test.each(["0123456789012345", "12345678e9012345", "abcdef0123456789", '"0123456789012345"'])("%s", (written) => {
    expect(waiverOf(`fingerprint: ${written}`)[0]?.fingerprint).toBe(written.replaceAll('"', ""));
  });
});

describe("a selector is text, even if it looks like a number, a day or a boolean", () => {
  test.each(["1.10", "0x10", "2024-01-01", "true", '"1.10"'])("%s", (written) => {
    expect(waiverOf(`select: { contract: ${written} }`)[0]?.select).toEqual({ contract: written.replaceAll('"', "") });
  });
});

const finding: Finding = {
  ...treeFinding("ts-module-path-changed", "file", "{urn:a}Order/lines (a)", { contract: "shop" }),
  surface: "soap",
  direction: "request",
  operations: ["Place", "Cancel"],
  fingerprint: "0000000000000001",
  change: "0000000000000002",
};

describe("a waiver selects a finding that meets all of its conditions", () => {
  test.each<[string, boolean]>([
    ['fingerprint: "0000000000000001"', true],
    ['fingerprint: "0000000000000002"', true],
    ['fingerprint: "0000000000000003"', false],
    ["select: { rule: ts-module-path-changed }", true],
    ["select: { rule: member-renamed }", false],
    ["select: { operation: Cancel }", true],
    ["select: { operation: Step }", false],
    ['select: { path: "*/lines (a)" }', true],
    ['select: { path: "{urn:a}*" }', true],
    ['select: { path: "*/line" }', false],
    ["select: { surface: soap, direction: request, order: oc, contract: shop }", true],
    ["select: { surface: json, direction: request }", false],
    ["select: { surface: soap, direction: response }", false],
    ["select: { order: nc }", false],
    ["select: { contract: other }", false],
    ["select: &it { contract: shop }", true],
  ])("%s: %s", (first, want) => {
    expect(waiverOf(first).map((waiver) => matches(waiver, finding))).toEqual([want]);
  });
});

describe("problems of a waiver file are reported", () => {
  test.each<[string, string, string | RegExp]>([
    ["nothing but remarks", "# none yet\n", ""],
    ["a map", "a: b\n", /a list of waivers is needed/],
    ["a text in the list", "- b\n", /a waiver is a map/],
    ["no YAML", "- [\n", /mine\.yaml: /],
    ["an unknown key", `- fingerprint: a\n  who: me\n${rest}`, "mine.yaml:1: a waiver has no who;"],
    [
      "both ways to say which",
      `- fingerprint: a\n  select: { rule: member-renamed }\n${rest}`,
      "mine.yaml:1: either a fingerprint",
    ],
    ["no way", `- ${rest.trim()}\n`, "mine.yaml:1: either a fingerprint"],
    ["an empty select", `- select: {}\n${rest}`, "mine.yaml:1: an empty select would waive everything."],
    ["a selector of several", `- select: { operation: [a, b] }\n${rest}`, "mine.yaml:1: operation of a select is one"],
    ["a selector of nothing", `- select: { operation: }\n${rest}`, "mine.yaml:1: operation of a select is one text."],
    ["a reason that is null", `- fingerprint: a\n${rest.replace("reason: r", "reason: ~")}`, "mine.yaml:1: reason is"],
    ["an unknown selector", `- select: { node: a, rule: member-renamed }\n${rest}`, "mine.yaml:1: select has no node;"],
    [
      "an unknown rule",
      `- select: { rule: b }\n${rest}`,
      "mine.yaml:1: there is no rule b. stubwright rules lists them.",
    ],
    ["no reason", "- fingerprint: a\n  owner: o\n  expires: 2999-01-01\n", "mine.yaml:1: reason is missing."],
    ["an empty owner", `- fingerprint: a\n${rest.replace("owner: o", 'owner: " "')}`, "mine.yaml:1: owner is missing."],
    [
      "a day that is not",
      `- fingerprint: a\n${rest.replace("01-01", "02-30")}`,
      "mine.yaml:1: expires must be a day like",
    ],
    ["the line", `- fingerprint: a\n${rest}- fingerprint: b\n${rest}  more: 1\n`, "mine.yaml:5: a waiver has no more"],
  ])("%s", (_title, text, want) => {
    let reported = "";
    try {
      readWaivers(text, "mine.yaml");
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      reported = error.message;
    }
    if (want === "") expect(reported).toBe("");
    else expect(reported).toMatch(want);
    expect(reported.split("\n")).toHaveLength(1);
  });
});
