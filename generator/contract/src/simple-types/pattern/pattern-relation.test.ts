import { expect, test } from "@jest/globals";
import { textPattern } from "./pattern-match.js";
import { relatePatterns } from "./pattern-relation.js";

test.each<[old: readonly string[], now: readonly string[], want: string]>([
  [["[0-9]+"], ["[0-9][0-9]*"], "equal"],
  [["a|b"], ["[ab]"], "equal"],
  [["[A-Z]{3}"], ["[A-Z][A-Z][A-Z]"], "equal"],
  [["(a{1,3}){2,5}"], ["a{2,15}"], "equal"],
  [[], [String.raw`[\s\S]*`], "equal"],
  [[], [".*"], "narrower"],
  [["[0-9]+"], [String.raw`\d+`], "wider"],
  [["[A-Z]{1,5}"], ["[A-Z]{1,3}"], "narrower"],
  [["[A-Z]+"], ["[a-z]+"], "incomparable"],
  [["[a-z0-9]+", "[a-z]+"], ["[a-z]+"], "equal"],
  [["[a-z]+|[0-9]+"], ["[a-z]+", "[0-9]+"], "narrower"],
  [["(a|b)*"], ["(a*b*)*"], "equal"],
  [["x{0,900}"], ["x{0,800}"], "narrower"],
])("%j, then %j: %s", (old, now, want) => {
  expect(relatePatterns(old, now)).toBe(want);
});

test("patterns that would take too long are not compared", () => {
  expect(relatePatterns(["(.{1,400} )*.{1,400}"], ["(.{1,400} )*.{1,399}"])).toBeUndefined();
  expect(relatePatterns(["("], ["a"])).toBeUndefined();
});

const atoms = ["a", "b", "[ab]", ".", "[^a]", "(a|bb)", "(ab)"];
const counts = ["", "?", "*", "+", "{2}", "{1,3}"];

/** All texts of up to eight of the letters. */
const texts = Array.from({ length: 9 }, (_, length) => textsOf(length)).flat();

function textsOf(length: number): readonly string[] {
  return length === 0 ? [""] : textsOf(length - 1).flatMap((text) => [`${text}a`, `${text}b`]);
}

test("the relation is that of all short texts, as they are matched", () => {
  const patterns = atoms.flatMap((atom, at) =>
    counts.map((count, index) => `${atom}${count}${atoms[(at + index) % atoms.length]}${counts[(index * 5 + at) % 6]}`),
  );
  for (const [index, old] of patterns.entries()) {
    for (const now of patterns.slice(index % 3).filter((_, other) => other % 3 === 0)) {
      const [before, after] = [old, now].map((pattern) => textPattern(pattern));
      const isLost = texts.some((text) => before?.test(text) && !after?.test(text));
      const isWon = texts.some((text) => after?.test(text) && !before?.test(text));
      const relation = relatePatterns([old], [now]);
      const allowed = isLost ? ["narrower", "incomparable"] : ["equal", "wider", "narrower", "incomparable"];
      const alike = isWon ? ["wider", "incomparable"] : ["equal", "narrower", "wider", "incomparable"];
      expect({ old, now, isAllowed: allowed.includes(relation ?? "") }).toEqual({ old, now, isAllowed: true });
      expect({ old, now, isAllowed: alike.includes(relation ?? "") }).toEqual({ old, now, isAllowed: true });
      if (!/[.^]/.test(old + now)) expect({ old, now, relation }).toEqual({ old, now, relation: known(isLost, isWon) });
    }
  }
});

/** The relation of patterns that take the letters alone, whose differences show in eight of them. */
function known(isLost: boolean, isWon: boolean): string {
  if (isLost) return isWon ? "incomparable" : "narrower";
  return isWon ? "wider" : "equal";
}
