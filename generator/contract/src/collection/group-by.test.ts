import { expect, test } from "@jest/globals";
import { groupBy } from "./group-by.js";

test.each<[title: string, words: readonly string[], want: readonly (readonly [number, readonly string[]])[]]>([
  ["nothing", [], []],
  ["one group", ["b", "a"], [[1, ["b", "a"]]]],
  [
    "groups in the order of their first items",
    ["bb", "a", "aa"],
    [
      [2, ["bb", "aa"]],
      [1, ["a"]],
    ],
  ],
])("%s", (_title, words, want) => {
  expect([...groupBy(words, ({ length }) => length)]).toEqual(want);
});
