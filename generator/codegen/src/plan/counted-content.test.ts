import { describe, expect, test } from "@jest/globals";
import { countedContent as follow } from "@stubwright/runtime/codec";
import * as fc from "fast-check";
import type { ParticleModel } from "../../../contract/dist/model/contract-model.js";
import { countedContent } from "./counted-content.js";
import { element, group, many, nameOf, toRegExp } from "./testing/particle-notation.js";

const letters = [..."abc"];

/** Whether the runtime takes a word of letters; undefined for content that it cannot count. */
function reader(particle: ParticleModel): ((word: string) => boolean) | undefined {
  const content = countedContent(particle, nameOf);
  if (content === undefined) return undefined;
  const model = follow("", "", { elements: letters.map((name) => [name] as const), content });
  return (word) => {
    let state: number | undefined = 0;
    for (const name of word) state = state === undefined ? undefined : model.stepTo(state, name)?.state;
    return state !== undefined && model.final.includes(state);
  };
}

const [a, b, c] = [element("a"), element("b"), element("c")];

describe("a content model that is checked by counting", () => {
  test.each<[what: string, particle: ParticleModel, isCounted: boolean]>([
    ["(a | b){100,200}", group("choice", [a, b], 100, 200), true],
    [
      "(a{0,3}, b){100}, c?",
      group("sequence", [group("sequence", [element("a", 0, 3), b], 100, 100), element("c", 0)]),
      true,
    ],
    ["a{100}, a?", group("sequence", [element("a", 100, 100), element("a", 0)]), true],
    ["a{1,100}, a", group("sequence", [element("a", 1, 100), a]), false],
    ["(a{1,2}){100}", group("sequence", [element("a", 1, 2)], 100, 100), false],
    [
      "((a, b?){1,2}, c?){100}",
      group("sequence", [group("sequence", [a, element("b", 0)], 1, 2), element("c", 0)], 100, 100),
      false,
    ],
    [
      "(a{1,2}, (b? | c)){100}",
      group("sequence", [element("a", 1, 2), group("choice", [element("b", 0), c])], 100, 100),
      false,
    ],
    [
      "(a{1,2}, (b?, c?)){100}",
      group("sequence", [element("a", 1, 2), group("sequence", [element("b", 0), element("c", 0)])], 100, 100),
      false,
    ],
    ["(a{1,2}, (b | c)){100}", group("sequence", [element("a", 1, 2), group("choice", [b, c])], 100, 100), true],
    ["(a, b) | (a, c)", group("choice", [group("sequence", [a, b]), group("sequence", [a, c])]), false],
    ["a & b", group("all", [a, b]), false],
    ["counts that no number holds", group("sequence", [group("sequence", [a, b], 0, 2 ** 30)], 0, 2 ** 30), false],
  ])("%s", (_, particle, isCounted) => {
    expect(reader(particle) !== undefined).toBe(isCounted);
  });

  test.each<[particle: ParticleModel, valid: readonly string[], invalid: readonly string[]]>([
    [group("choice", [a, b], 100, 200), ["ab".repeat(50), "b".repeat(200)], ["a".repeat(99), "a".repeat(201), "c"]],
    [element("a", 100, many), ["a".repeat(100), "a".repeat(1000)], ["a".repeat(99), ""]],
    [
      group("sequence", [group("sequence", [element("a", 0, 70), b], 2, 70), c]),
      [`bbc`, `${"a".repeat(70)}bbc`, `${`${"a".repeat(70)}b`.repeat(70)}c`],
      ["bc", `${"a".repeat(71)}bbc`, `${"b".repeat(71)}c`, "bb"],
    ],
    [group("choice", [element("a", 0), b], 80, 80), ["", "b", "ab".repeat(40), "b".repeat(80)], ["b".repeat(81)]],
  ])("counts exactly: %#", (particle, valid, invalid) => {
    const takes = reader(particle);
    for (const word of valid) expect([word, takes?.(word)]).toEqual([word, true]);
    for (const word of invalid) expect([word, takes?.(word)]).toEqual([word, false]);
  });

  test("accepts the same texts as the equivalent regular expression", () => {
    const occurs = fc.constantFrom<[number, number]>([1, 1], [0, 1], [0, many], [2, many], [0, 3], [2, 3], [3, 3]);
    const content: fc.Memo<ParticleModel> = fc.memo((depth) => {
      const leaf = fc.tuple(fc.constantFrom(...letters), occurs).map(([name, [min, max]]) => element(name, min, max));
      if (depth <= 1) return leaf;
      const kind = fc.constantFrom("sequence" as const, "choice" as const);
      const items = fc.array(content(depth - 1), { minLength: 1, maxLength: 3 });
      return fc.oneof(
        leaf,
        fc.tuple(kind, items, occurs).map(([of, parts, [min, max]]) => group(of, parts, min, max)),
      );
    });
    const words = fc.array(fc.stringMatching(/^(?:a|b|c|ab|aab|bc|abc){0,7}$/), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(content(3), words, (particle, candidates) => {
        const takes = reader(particle);
        fc.pre(takes !== undefined);
        const expression = new RegExp(`^(?:${toRegExp(particle)})$`);
        for (const word of candidates) expect([word, takes(word)]).toEqual([word, expression.test(word)]);
      }),
      { numRuns: 500 },
    );
  });
});
