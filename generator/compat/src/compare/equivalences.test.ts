import { describe, expect, test } from "@jest/globals";
import { changeTexts, findingsBetween } from "../testing/compare-fixture.js";
import { equivalences } from "../testing/equivalences.js";
import { ruleCases } from "../testing/rule-cases.js";

describe("contracts that mean the same have no findings", () => {
  test.each(equivalences.map((one) => [one.title, one] as const))("%s", async (_title, { one, other, symbols }) => {
    const reported = [...(await findingsBetween(one, other)), ...(await findingsBetween(other, one))];
    const wire = reported.filter((finding) => !(symbols === true && finding.rule === "ts-symbol-changed"));
    expect(changeTexts(wire)).toEqual([]);
  });

  test.each(ruleCases.map((one) => [one.title, one] as const))(
    "a contract and itself: %s",
    async (_title, { old, now }) => {
      const spaced = Object.fromEntries(
        Object.entries(now).map(([name, text]) => [name, text.replace("<wsdl:types>", "\n<wsdl:types>")]),
      );
      expect([...(await findingsBetween(old, old)), ...(await findingsBetween(now, spaced))]).toEqual([]);
    },
  );
});
