import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { ParticleModel } from "../../../contract/dist/model/contract-model.js";
import { type ContentAutomaton, contentAutomaton } from "./content-automaton.js";
import { contentExpression } from "./plan-structure.js";
import { at, element, group, many, nameOf, toRegExp } from "./testing/particle-notation.js";

function accepts(automaton: ContentAutomaton | undefined, names: readonly string[]): boolean {
  if (automaton === undefined) throw new Error("The content takes too many states.");
  let state: number | undefined = 0;
  for (const name of names) state = state === undefined ? undefined : automaton.states[state]?.get(name);
  return state !== undefined && automaton.final.includes(state);
}

/** `(a | b)*, a, (a | b){n}`: the state must say which of the last n were an a. */
function lateDecision(count: number): ParticleModel {
  const either = [element("a"), element("b")];
  return group("sequence", [group("choice", either, 0, many), element("a"), group("choice", either, count, count)]);
}

/** `(a, (a, ... b){min,max} ...){min,max}`: so many groups in each other. */
function nested(depth: number, min: number, max: number): ParticleModel {
  return depth === 0 ? element("b") : group("sequence", [element("a"), nested(depth - 1, min, max)], min, max);
}

function allOf(count: number): ParticleModel {
  const items = Array.from({ length: count }, (_, index) => element(`e${index}`, 0));
  return group("all", items);
}

describe("a content model's automaton", () => {
  test.each<[string, boolean, ParticleModel]>([
    ["all of nine", true, allOf(9)],
    ["all of ten", false, allOf(10)],
    ["all of thirty", false, allOf(30)],
    ["all of ten thousand", false, allOf(10_000)],
    [
      "all of eight that may repeat",
      true,
      group(
        "all",
        Array.from("abcdefgh", (name) => element(name, 0, many)),
      ),
    ],
    ["a decision of eight elements later", true, lateDecision(8)],
    ["one of thirty later, counted less far", true, lateDecision(30)],
    [
      "a long group sixty times",
      true,
      group(
        "sequence",
        Array.from("abcdefghijklmnopqrst", (name) => element(name)),
        0,
        60,
      ),
    ],
    ["eight groups in each other, each twice", true, nested(8, 2, 2)],
    ["fourteen", true, nested(14, 2, 2)],
    ["fourteen that may come three times", true, nested(14, 0, 3)],
    ["a hundred", true, nested(100, 1, 2)],
  ])("%s is built: %s", (_what, isBuilt, particle) => {
    expect(contentAutomaton(particle, nameOf) !== undefined).toBe(isBuilt);
  });

  test.each<[string, ParticleModel, readonly string[], readonly string[]]>([
    ["a, b?", group("sequence", [element("a"), element("b", 0)]), ["a", "ab"], ["", "b", "aa", "abb", "ba"]],
    ["a | b", group("choice", [element("a"), element("b")]), ["a", "b"], ["", "ab"]],
    ["(a | b)*", group("choice", [element("a"), element("b")], 0, many), ["", "a", "abba"], ["c"]],
    ["a{2,3}", element("a", 2, 3), ["aa", "aaa"], ["", "a", "aaaa"]],
    [
      "(a, b?)+, c",
      group("sequence", [group("sequence", [element("a"), element("b", 0)], 1, many), element("c")]),
      ["ac", "abac"],
      ["c", "bc", "ab"],
    ],
    [
      "a & b? & c",
      group("all", [element("a"), element("b", 0), element("c")]),
      ["ac", "ca", "cba", "abc"],
      ["a", "abcc", "b"],
    ],
    [
      "a*, $any?",
      group("sequence", [
        element("a", 0, many),
        { kind: "wildcard", min: 0, max: 1, at, wildcard: { namespaces: { kind: "any" }, process: "lax", at } },
      ]),
      ["", "aa"],
      ["b"],
    ],
    ["(a, (a, b){2,2}){2,2}", nested(2, 2, 2), ["aababaabab"], ["aabab", "aababaababaabab", "aabaab", ""]],
  ])("%s", (expression, particle, valid, invalid) => {
    const automaton = contentAutomaton(particle, nameOf);
    expect(contentExpression(particle, nameOf)).toBe(expression);
    for (const word of valid) expect([word, accepts(automaton, [...word])]).toEqual([word, true]);
    for (const word of invalid) expect([word, accepts(automaton, [...word])]).toEqual([word, false]);
  });

  // Counts are not held there, everything else is.
  test.each<[string, number, number, readonly string[], readonly string[]]>([
    ["that come twice", 2, 2, ["b", "bab", "baabab"], ["", "a", "bb", "ba"]],
    ["that may come twice", 0, 2, ["b", "bab", "baabab"], ["c", "bb", "bc"]],
  ])("fourteen groups in each other %s may come without end", (_title, min, max, valid, invalid) => {
    const automaton = contentAutomaton(nested(14, min, max), nameOf);
    const outer = "a".repeat(14);
    for (const word of valid) expect([word, accepts(automaton, [...`${outer}${word}`])]).toEqual([word, true]);
    for (const word of invalid) expect([word, accepts(automaton, [...`${outer}${word}`])]).toEqual([word, false]);
    expect(accepts(automaton, [])).toBe(min === 0);
    expect(automaton?.states.length).toBeLessThan(30);
  });

  test("accepts the same texts as the equivalent regular expression", () => {
    const particle: fc.Memo<ParticleModel> = fc.memo((depth) => {
      const occurs = fc.constantFrom<[number, number]>([1, 1], [0, 1], [0, many], [1, many], [1, 2], [2, 3]);
      const leaf = fc
        .tuple(fc.constantFrom("a", "b", "c"), occurs)
        .map(([name, [min, max]]) => element(name, min, max));
      if (depth <= 1) return leaf;
      const items = fc.array(particle(depth - 1), { minLength: 1, maxLength: 3 });
      const inner = fc
        .tuple(fc.constantFrom("sequence" as const, "choice" as const), items, occurs)
        .map(([kind, parts, [min, max]]) => group(kind, parts, min, max));
      return fc.oneof(leaf, inner);
    });
    const words = fc.array(fc.stringMatching(/^[abc]{0,7}$/), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(particle(3), words, (model, candidates) => {
        const automaton = contentAutomaton(model, nameOf);
        const expression = new RegExp(`^(?:${toRegExp(model)})$`);
        for (const word of candidates)
          expect([word, accepts(automaton, [...word])]).toEqual([word, expression.test(word)]);
      }),
      { numRuns: 200 },
    );
  });

  test("has one state for equal continuations, however many names lead to it", () => {
    const names = Array.from({ length: 200 }, (_, index) => element(`e${index}`));
    expect(contentAutomaton(group("choice", names, 0, many), nameOf)?.states).toHaveLength(1);
  });
});
