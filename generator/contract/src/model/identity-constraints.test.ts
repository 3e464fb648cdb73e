import { expect, test } from "@jest/globals";
import { identityPaths } from "./identity-constraints.js";

test.each<[path: string, want: readonly (readonly string[])[]]>([
  [".", [[]]],
  ["a/./b", [["a", "b"]]],
  ["child::a/attribute::b", [["a", "@b"]]],
  [
    ".//a|b/*",
    [
      ["//", "a"],
      ["b", "*"],
    ],
  ],
  [".//.", [["//"]]],
  ["{http://h/a|b}c/{http://h/a|b}*|@{urn:d}e", [["{http://h/a|b}c", "{http://h/a|b}*"], ["@{urn:d}e"]]],
])("%s", (path, want) => {
  expect(identityPaths(path)).toEqual(want);
});
