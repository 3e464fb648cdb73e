import { expect, test } from "@jest/globals";
import { LenientJsonReading } from "./lenient-json-reading.js";

/** Reads this many objects in which the reply is wrapped. Returns how often the place of an issue was looked at. */
function looksAt(count: number): number {
  let looks = 0;
  const reading = new LenientJsonReading();
  for (let index = 0; index < count; index++) {
    const at = `/${index}/data`;
    const issue = {
      get pointer() {
        looks++;
        return at;
      },
      code: "unexpected" as const,
      detail: "unknown",
    };
    reading.report(issue);
    reading.strange([index], { data: { a: 1 } });
  }
  expect(reading.mends.map(({ issues }) => issues.length)).toEqual(Array.from({ length: count }, () => 1));
  return looks;
}

test("four times as many wrapped objects take four times the work", () => {
  expect(looksAt(2000)).toBeLessThanOrEqual(4 * looksAt(500) + 10);
});
