import { expect, test } from "@jest/globals";
import type { TextPattern } from "./facets.js";
import { linearPattern } from "./linear-pattern.js";

/** `.*a[ab]{length}`: a text may have led to each set of the states. */
function before(length: number): TextPattern {
  const middle = Array.from({ length }, (_none, index) => ({ "[ab]": [index + 2] }));
  return linearPattern({ states: [{ "[^]": [0], a: [1] }, ...middle, {}], final: [length + 1] });
}

test("more sets of states than are kept make no difference", () => {
  const length = 14;
  const pattern = before(length);
  const expression = new RegExp(`^[^]*a[ab]{${length}}$`, "u");
  let state = 1;
  const text = Array.from({ length: 5000 }, () => {
    state = (state * 48271) % 2147483647;
    return state % 2 === 0 ? "a" : "b";
  }).join("");
  for (let end = 4960; end <= text.length; end++) {
    const part = text.slice(0, end);
    expect([end, pattern.test(part)]).toEqual([end, expression.test(part)]);
  }
});

test("more characters than are kept make no difference", () => {
  const pattern = before(2);
  const all = Array.from({ length: 5000 }, (_none, index) => String.fromCodePoint(0x4e00 + index)).join("");
  for (const [end, want] of [
    ["aba", true],
    ["bba", false],
    ["aaab", true],
  ] as const) {
    expect(pattern.test(all + end)).toBe(want);
  }
});

const face = "\u{1f600}";
test.each<readonly [text: string, want: boolean]>([
  ["", false],
  [face, true],
  [face + face, false],
  [face.slice(0, 1), true],
  [face.slice(1), true],
  [face.slice(1) + face.slice(0, 1), false],
  ["\n", false],
])("a character is a code point, or half of one: %j", (text, want) => {
  const pattern = linearPattern({ states: [{ ".": [1] }, {}], final: [1] });
  expect(pattern.test(text)).toBe(want);
  expect(pattern.test(text)).toBe(want);
});
