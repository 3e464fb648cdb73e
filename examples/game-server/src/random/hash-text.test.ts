import { expect, test } from "@jest/globals";
import { hashText } from "./hash-text.js";

// The vectors of the FNV reference (32-bit FNV-1a).
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["b", 0xe70c2de5],
  ["foobar", 0xbf9cf968],
])("hashText(%j) is %i", (text, want) => {
  expect(hashText(text)).toBe(want);
});

test("the hash is over UTF-8, not over UTF-16", () => {
  expect(hashText("é")).toBe(Math.imul(Math.imul(0x811c9dc5 ^ 0xc3, 0x01000193) ^ 0xa9, 0x01000193) >>> 0);
});
