import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../../errors/decode-error.js";
import { type CountedPattern, countedPattern } from "./counted-pattern.js";
import { linearPattern } from "./linear-pattern.js";
import { withWorkBudget, workLeft } from "./work-budget.js";

const any = "[^\\n\\r]";
/** `(.{1,400} )*.{1,400}` */
const words: CountedPattern = [
  { repeat: [{ repeat: any, min: 1, max: 400 }, " "], min: 0 },
  { repeat: any, min: 1, max: 400 },
];

test.each<readonly [pattern: CountedPattern, texts: readonly string[], others: readonly string[]]>([
  ["a", ["a"], ["", "b", "aa"]],
  [[], [""], ["a"]],
  [{ either: ["a", ["b", "c"]] }, ["a", "bc"], ["b", "c", "abc"]],
  [{ repeat: "a", min: 2, max: 3 }, ["aa", "aaa"], ["a", "aaaa", "aab"]],
  [{ repeat: "a", min: 0 }, ["", "aaaa"], ["b"]],
  [{ repeat: "a", min: 0, max: 0 }, [""], ["a"]],
  [{ repeat: ["a", { repeat: "b", min: 0, max: 1 }], min: 2, max: 3 }, ["aa", "aba", "ababab"], ["ab", "abbab"]],
  [{ repeat: { repeat: { either: ["a", []] }, min: 0, max: 1 }, min: 1_000_000_000 }, ["", "aaa"], ["ab"]],
  ["[^]", ["\u{1f600}", "\ud83d"], ["\u{1f600}\u{1f600}"]],
  [
    words,
    ["a", "a".repeat(400), `${"a".repeat(400)} b`, " ".repeat(20_000)],
    ["", "a".repeat(401), `a${"b".repeat(400)} c`],
  ],
])("%j", (pattern, texts, others) => {
  const { test: matches } = countedPattern(pattern);
  for (const text of texts) expect([text, matches(text)]).toEqual([text, true]);
  for (const text of others) expect([text, matches(text)]).toEqual([text, false]);
});

function spent(work: () => unknown): number {
  return withWorkBudget(() => {
    const before = workLeft();
    work();
    return before - workLeft();
  }, 100_000_000);
}

describe("twice the text is twice the work", () => {
  test.each<readonly [title: string, textOf: (length: number) => string]>([
    ["one word", (length) => "a".repeat(length)],
    ["spaces", (length) => " ".repeat(length)],
    ["short words", (length) => "a ".repeat(length / 2)],
    ["long words", (length) => `${"a".repeat(399)} `.repeat(length / 400)],
    ["words too long at the end", (length) => `${"a".repeat(99)} `.repeat(length / 100) + "a".repeat(500)],
  ])("for (.{1,400} )*.{1,400}: %s", (_title, textOf) => {
    const pattern = countedPattern(words);
    const [once = 0, twice = 0] = [20_000, 40_000].map((length) => spent(() => pattern.test(textOf(length))));
    expect(twice).toBeLessThan(once * 2.1);
    // Well within what a message of as many characters may cost.
    expect(once).toBeLessThan(20_000 * 20);
  });
});

test("a message ends where its work does", () => {
  // What ends in an item at one place goes on at each other place that begins one.
  const item: CountedPattern = { either: ["a", ["a", "b", "a"], ["b", "a", "b", "a", "b"]] };
  const pattern = countedPattern([{ repeat: [item, { repeat: "b", min: 0, max: 1 }], min: 5000, max: 5000 }, "c"]);
  const text = "ab".repeat(5000);
  expect(pattern.test(text)).toBe(false);
  const read = (): boolean => withWorkBudget(() => pattern.test(text), text.length);
  expect(read).toThrow(DecodeError);
  expect(read).toThrow("takes too much work");
});

test("a table pays for its rows once, and not for what it knows", () => {
  const middle = Array.from({ length: 12 }, (_none, index) => ({ "[ab]": [index + 2] }));
  const pattern = linearPattern({ states: [{ "[^]": [0], a: [1] }, ...middle, {}], final: [13] });
  const text = "aaaaaaaaaaaaabb".repeat(1000);
  expect(spent(() => pattern.test(text))).toBeGreaterThan(1000);
  expect(spent(() => pattern.test(text))).toBe(0);
});
