import { describe, expect, test } from "@jest/globals";
import { allRules } from "../compare/rules/rules.js";
import { catalogue } from "../diagnostics/catalogue.js";
import { stubwrightIn } from "./testing/contract-project.js";

const explain = (...args: readonly string[]) => stubwrightIn("/", ["explain", ...args]);

describe("stubwright explain", () => {
  test.each([
    ["xsd-unresolved-reference", "<kind> <name> is not declared in any loaded schema"],
    ["wsdl-duplicate-operation", "operation <name> of port type <port type> is declared twice"],
    ["member-renamed", "Same type and slot, other local name."],
  ])("%s is told in words", async (code, text) => {
    const { status, out, error } = await explain(code);
    expect({ status, error }).toEqual({ status: 0, error: "" });
    expect(out).toContain(text);
  });

  test("nothing that is explained has places left to fill", async () => {
    for (const code of [...Object.keys(catalogue), ...allRules.map((rule) => rule.id)]) {
      const { out, status } = await explain(code);
      expect({ code, status, places: out.match(/\{\w*\}/g) }).toEqual({ code, status: 0, places: null });
      expect(out.trim().split("\n").length).toBeGreaterThan(4);
    }
  });

  test("all codes are listed, and one that is nearly right is found", async () => {
    const { out } = await explain();
    expect(out.trim().split("\n")).toHaveLength(Object.keys(catalogue).length + allRules.length);
  });

  test.each([
    ["member-rename", /rename\. Perhaps: member-renamed, operation-renamed, (?:[\w-]+, ){5}[\w-]+\n$/],
    ["spaces-faced", /spaces-faced\. stubwright explain lists them all\.\n$/],
    ["not-a-pattern", /not-a-pattern\. Perhaps: (?:[\w-]*pattern[\w-]*(?:, |\n$))+$/],
  ])("what is meant by %s is found by its long words", async (code, message) => {
    expect(await explain(code)).toEqual({ status: 2, out: "", error: expect.stringMatching(message) });
  });
});
