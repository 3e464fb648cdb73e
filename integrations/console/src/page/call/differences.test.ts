import { expect, test } from "@jest/globals";
import { differences } from "./differences.js";

test.each([
  [{ a: 1, b: [1] }, { b: [1], a: 1 }, []],
  [{ a: 1 }, {}, [{ pointer: "/a", left: 1, right: undefined }]],
  [
    [1, { "a/b": 2 }],
    [1, { "a/b": 3 }, 4],
    [
      { pointer: "/1/a~1b", left: 2, right: 3 },
      { pointer: "/2", left: undefined, right: 4 },
    ],
  ],
  [{ a: null }, { a: {} }, [{ pointer: "/a", left: null, right: {} }]],
])("%j and %j differ in %j", (left, right, wanted) => {
  expect(differences(left, right)).toEqual(wanted);
});
