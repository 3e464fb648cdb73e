import { describe, expect, test } from "@jest/globals";
import { countedPattern, linearPattern } from "@stubwright/runtime/codec";
import * as fc from "fast-check";
import { mergedRepeats } from "./merged-repeats.js";
import { parsePattern } from "./parse-pattern.js";
import { patternMatch, textPattern } from "./pattern-match.js";
import { patternPlaces } from "./pattern-places.js";
import { patternStates } from "./pattern-states.js";
import { countedParts, type PatternTree, printPattern } from "./pattern-tree.js";
import { countSteps } from "./testing/backtracking-matcher.js";

test.each([
  // One way for each text, or few.
  ["[A-Z]{2}-\\d{4}", "expression"],
  ["[A-Z]{1,5000}", "expression"],
  ["(\\w+ )*\\w+", "expression"],
  ["\\w+(\\s\\w+)*", "expression"],
  ["[^@]+@[^@]+", "expression"],
  ["[\\i-[:]][\\c-[:]]*", "expression"],
  ["[a-z]*[0-9]+", "expression"],
  ["\\p{L}+\\d+", "expression"],
  ["\\d+\\D+", "expression"],
  ["\\w+\\W+", "expression"],
  ["\\p{L}+\\P{L}+", "expression"],
  ["((25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1?\\d?\\d)", "expression"],
  ["(a|b)*a(a|b){10}", "expression"],
  ["(\\d{1,1000},){0,1000}", "expression"],
  // One way where it is written without repetitions of repetitions.
  ["(a{1,1000}){1,1000}b", "expression"],
  ["(a+)+b", "expression"],
  ["(a*)*b", "expression"],
  ["((a?)+b)+c", "expression"],
  ["(a?){30}a{3}", "expression"],
  // The more ways, the longer the text.
  ["((a*|b*)c)+d", "states"],
  ["(a|a)*b", "states"],
  ["(a|aa)+b", "states"],
  ["(a|aa){40}b", "states"],
  ["(.|\\s)*x", "states"],
  ["(\\p{L}|\\w)*x", "states"],
  ["(\\D|a)*x", "states"],
  ["(\\W|-)*x", "states"],
  ["(\\P{L}|\\d)*x", "states"],
  ["([a-z]|[\\i-[b-z]])*0", "states"],
  [".*.*.*x", "states"],
  [".*\\S.*", "states"],
  ["\\d*\\.?\\d+", "states"],
  ["(a|a){0,12}", "states"],
  [".*x.{40}", "states"],
  // The same, and too large for a table.
  ["([A-Za-z0-9]{1,64}\\.?){1,10}@x", "counted"],
  ["(.{1,400} )*.{1,400}", "counted"],
  ["(a|b)*a(a|b){2000}", "counted"],
  // Too large for JavaScript.
  ["((a{1,9999}b){1,9999}c?){1,9999}", "counted"],
  ["(a{1,1000}b?){1,1000}c", "counted"],
  [".{0,2000}x.{0,2000}", "counted"],
  ["[", "error"],
])("%s is matched by: %s", (pattern, want) => {
  const match = patternMatch(pattern);
  expect(match.kind).toBe(want);
});

test.each([
  ["(a|aa)+b", { states: [{ a: [1, 2] }, { a: [1, 2], b: [3] }, { a: [1] }, {}], final: [3] }],
  [".*.*.*x", { states: [{ "[^\\n\\r]": [0], x: [1] }, {}], final: [1] }],
])("the states of %s", (pattern, states) => {
  expect(patternMatch(pattern)).toEqual({ kind: "states", states });
});

test.each([
  ["(a+)+b", "a"],
  ["((a?)+b)+c", "ab"],
  ["(.|\\s)*x", "a "],
  ["(\\p{L}|\\w)*x", "ä"],
  ["(a{1,1000}){1,1000}b", "a"],
  ["([A-Za-z0-9]{1,64}\\.?){1,10}@x", "a"],
  ["([a-z]{1,64}\\.?)+@x", "a"],
  [".*.*.*x", "a"],
])("a text of 100,000 characters that %s does not match is refused quickly", (pattern, part) => {
  const start = process.cpuUsage();
  expect(textPattern(pattern)?.test(`${part.repeat(100_000 / part.length)}!`)).toBe(false);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});

const { pattern } = fc.letrec<{ pattern: string; branch: string; atom: string }>((tie) => ({
  pattern: fc.array(tie("branch"), { minLength: 1, maxLength: 3 }).map((branches) => branches.join("|")),
  branch: fc
    .array(fc.tuple(tie("atom"), fc.constantFrom("", "", "?", "*", "+", "{2}", "{0,2}", "{1,}")), { maxLength: 3 })
    .map((items) => items.map((item) => item.join("")).join("")),
  atom: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("a", "b", "[ab]", "[^a]", ".", "\\p{L}", "\\d", "[\\w-[b]]", "é"),
    tie("pattern").map((inner) => `(${inner})`),
  ),
}));

const text = fc.string({ unit: fc.constantFrom("a", "b", "1", "é", "𐐀", "\n"), maxLength: 6 });

function treeOf(written: string): PatternTree {
  const parsed = parsePattern(written);
  if ("error" in parsed) throw new Error(parsed.error);
  return parsed.tree;
}

function expressionOf(written: string): RegExp {
  return new RegExp(printPattern(treeOf(written)), "u");
}

describe("of any patterns", () => {
  test("states match the texts that JavaScript's expressions do", () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 20, maxLength: 20 }), (written, texts) => {
        const places = patternPlaces(treeOf(written), "written out");
        const states = places === undefined ? undefined : patternStates(places);
        fc.pre(states !== undefined);
        if (states === undefined) return;
        const matching = (one: { test: (text: string) => boolean }): string[] => texts.filter((each) => one.test(each));
        expect(matching(linearPattern(states))).toEqual(matching(expressionOf(written)));
      }),
      { numRuns: 500, seed: 42 },
    );
  });

  test("parts match the texts that JavaScript's expressions do", () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 20, maxLength: 20 }), (written, texts) => {
        const matching = (one: { test: (text: string) => boolean }): string[] => texts.filter((each) => one.test(each));
        const parts = countedPattern(countedParts(treeOf(written)));
        expect([written, matching(parts)]).toEqual([written, matching(expressionOf(written))]);
      }),
      { numRuns: 1000, seed: 42 },
    );
  });

  test("JavaScript needs at most twice the steps for twice the text", () => {
    const part = fc.string({ unit: fc.constantFrom("a", "b", "1", "é"), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(pattern, part, part, (written, pumped, end) => {
        fc.pre(patternMatch(written).kind === "expression");
        const steps = (count: number): number => countSteps(treeOf(written), `${pumped.repeat(count)}${end}\n\n`);
        expect(steps(120)).toBeLessThan(steps(60) * 2.5 + 5_000);
      }),
      { numRuns: 100, seed: 42 },
    );
  });

  test("JavaScript needs few steps for each character, also with large counts", () => {
    const counted = fc.constantFrom("", "?", "*", "+", "{1,400}", "{0,64}", "{30}", "{2,}", "{1,3}");
    const deep = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
      pattern: fc
        .array(fc.tuple(tie("atom"), counted), { minLength: 1, maxLength: 3 })
        .map((items) => items.map((item) => item.join("")).join("")),
      atom: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom("a", "[ab]", ".", " ", "\\w", "\\s"),
        tie("pattern").map((inner) => `(${inner})`),
        fc.tuple(tie("pattern"), tie("pattern")).map(([one, other]) => `(${one}|${other})`),
      ),
    }));
    const part = fc.string({ unit: fc.constantFrom("a", "b", " "), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(deep.pattern, part, part, (written, pumped, end) => {
        const parsed = parsePattern(written);
        const match = patternMatch(written);
        fc.pre(match.kind === "expression" && "tree" in parsed);
        if (match.kind !== "expression" || "error" in parsed) return;
        const tree = printed(parsed.tree, match.source);
        const steps = countSteps(tree, `${pumped.repeat(40)}${end}\n`);
        expect(steps).toBeLessThan((40 * pumped.length + end.length + 1) * mostStepsOfCharacter);
      }),
      { numRuns: 100, seed: 42, endOnFailure: true },
    );
  });
});

/** What JavaScript's matcher looks at for each character, in parts of the pattern, at the most. */
const mostStepsOfCharacter = 200;

/** The tree of an expression: a pattern is merged where that makes it quick. */
function printed(tree: PatternTree, source: string): PatternTree {
  return printPattern(tree) === source ? tree : mergedRepeats(tree);
}
