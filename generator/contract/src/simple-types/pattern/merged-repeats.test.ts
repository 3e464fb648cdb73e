import { expect, test } from "@jest/globals";
import { mergedRepeats } from "./merged-repeats.js";
import { parsePattern } from "./parse-pattern.js";
import { printPattern } from "./pattern-tree.js";

function merged(written: string): string {
  const parsed = parsePattern(written);
  if ("error" in parsed) throw new Error(parsed.error);
  return printPattern(mergedRepeats(parsed.tree)).slice("^".length, -"$".length);
}

test.each([
  ["(a{1,3}){2,5}", "a{2,15}"],
  ["(a{1,1000}){1,1000}b", "a{1,1000000}b"],
  ["((a{1,9}){1,9}){1,9}", "a{1,729}"],
  ["(a*)*", "a{0,}"],
  ["(a+)?", "a{0,}"],
  ["(a{2})*", "(?:a{2})*"],
  ["((a{2}b)*)?", "(?:a{2}b){0,}"],
  ["(a{2}){3}", "a{6,6}"],
  ["(a{2}){1,2}", "(?:a{2}){1,2}"],
  ["(a{2,3}){1,2}", "a{2,6}"],
  ["(a{3,4}){1,3}", "(?:a{3,4}){1,3}"],
  ["(a{2,3}){0,2}", "(?:a{2,3}){0,2}"],
  ["(a{0}){3}", "(?:a{0}){3}"],
  ["(a{3}){0}", "(?:a{3}){0}"],
  ["(a{1,99999}){1,99999}", "a{1,}"],
  ["(a{99999}){99999}", "(?:a{99999}){99999}"],
])("%s has the texts of %s", (written, want) => {
  expect(merged(written)).toBe(want);
});

test("repetitions of repetitions have the texts that JavaScript's expressions have", () => {
  const counts = [0, 1, 2, 3].flatMap((min) => [0, 1, 2, 4].map((more) => `{${min},${min + more}}`));
  const quantifiers = [...counts, "*", "+", "?", "{2,}"];
  const texts = Array.from({ length: 50 }, (_, length) => "a".repeat(length));
  const told = (source: string): string =>
    texts.map((text) => (new RegExp(`^(?:${source})$`).test(text) ? "x" : "-")).join("");
  for (const inner of quantifiers) {
    for (const outer of quantifiers) {
      const written = `(a${inner})${outer}`;
      expect([written, told(merged(written))]).toEqual([written, told(written)]);
    }
  }
});
