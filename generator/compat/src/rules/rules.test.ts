import { describe, expect, test } from "@jest/globals";
import { changeTexts, findingsBetween } from "../testing/compare-fixture.js";
import { ruleCases } from "../testing/rule-cases.js";

describe("each kind of change is reported once, by its rule", () => {
  test.each(ruleCases.map((one) => [one.title, one] as const))("%s", async (_title, { old, now, want }) => {
    expect(changeTexts(await findingsBetween(old, now))).toEqual([...want].sort());
  });
});
