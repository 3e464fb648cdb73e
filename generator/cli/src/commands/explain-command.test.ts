import { describe, expect, test } from "@jest/globals";
import { checkIds } from "@stubwright/service-test";
import { allRules } from "../../../compat/dist/rules/rules.js";
import { catalogue } from "../../../contract/dist/diagnostics/catalogue.js";
import { stubwrightIn } from "../testing/contract-project.js";

const explain = (...args: readonly string[]) => stubwrightIn("/", ["explain", ...args]);

describe("stubwright explain", () => {
  test.each([
    ["xsd-unresolved-reference", "<kind> <name> is not declared in any loaded schema"],
    ["wsdl-duplicate-operation", "operation <name> of port type <port type> is declared twice"],
    ["member-renamed", "Same type and place, different local name."],
    ["routes-bad-route", 'path: "/segment/{Member}" }; each {Member} is a scalar member of the request.'],
  ])("%s is described in words", async (code, text) => {
    const { status, out, error } = await explain(code);
    expect({ status, error }).toEqual({ status: 0, error: "" });
    expect(out).toContain(text);
  });

  test("no explanation contains placeholders", async () => {
    const advice = new Map(Object.entries(catalogue).map(([code, entry]): [string, string] => [code, entry.advice]));
    for (const code of [...Object.keys(catalogue), ...allRules.map((rule) => rule.id)]) {
      const { out, status } = await explain(code);
      const places = out.replace(advice.get(code) ?? "", "").match(/\{\w*\}/g);
      expect({ code, status, places }).toEqual({ code, status: 0, places: null });
      expect(out.trim().split("\n").length).toBeGreaterThan(4);
    }
  });

  test("all codes are listed, and a code with a typo gets a suggestion", async () => {
    const { out } = await explain();
    expect(out.trim().split("\n")).toHaveLength(Object.keys(catalogue).length + allRules.length + checkIds.length);
  });

  test.each([
    ["member-rename", /rename\. Similar: member-renamed, operation-renamed, (?:[\w-]+, ){5}[\w-]+\n$/],
    ["spaces-faced", /spaces-faced\. For a list: stubwright explain\n$/],
    ["not-a-pattern", /not-a-pattern\. Similar: (?:[\w-]*pattern[\w-]*(?:, |\n$))+$/],
  ])("what is meant by %s is found by its long words", async (code, message) => {
    expect(await explain(code)).toEqual({ status: 2, out: "", error: expect.stringMatching(message) });
  });
});
