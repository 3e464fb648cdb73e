import { expect, test } from "@jest/globals";
import { type Call, isLinearizable, type Model } from "./linearizable.js";

/** A set that says whether a number was new to it. */
const numbers: Model<readonly number[], number, boolean> = {
  initial: [],
  nameOf: (state) => [...state].sort().join(),
  apply: (state, input) => ({ state: [...new Set([...state, input])], output: !state.includes(input) }),
};

function call(input: number, start: number, end: number, output?: boolean): Call<number, boolean> {
  return { input, start, end, output };
}

test.each<[string, boolean, readonly Call<number, boolean>[]]>([
  ["nothing", true, []],
  ["one after the other", true, [call(1, 0, 1, true), call(1, 2, 3, false)]],
  ["two at once, the later one first", true, [call(1, 0, 5, false), call(1, 1, 2, true)]],
  ["new twice", false, [call(1, 0, 1, true), call(1, 2, 3, true)]],
  ["known before anybody began to add it", false, [call(1, 0, 1, false), call(1, 2, 3, true)]],
  ["known, and nobody added it", false, [call(1, 0, 1, false)]],
  ["known after a call that may have been made", true, [call(1, 0, Infinity), call(1, 2, 3, false)]],
  ["new after a call that may never have been made", true, [call(1, 0, Infinity), call(1, 2, 3, true)]],
  ["known, before the call that may have been made began", false, [call(1, 5, Infinity), call(1, 2, 3, false)]],
  ["a read of the past", false, [call(1, 0, 1, true), call(2, 2, 3, true), call(1, 4, 5, true)]],
  [
    "an order that has to be searched for",
    true,
    [call(1, 0, 10, false), call(2, 0, 10, true), call(1, 0, 10, true), call(2, 0, 10, false), call(3, 4, 6, true)],
  ],
  [
    "many calls of which nothing is known",
    false,
    [...Array.from({ length: 300 }, (_, index) => call(index % 9, 0, Infinity)), call(11, 4, 5, false)],
  ],
  [
    "calls in many orders, after which the object is the same",
    false,
    [...Array.from({ length: 12 }, (_, index) => call(index, 0, Infinity)), call(20, 4, 5, false)],
  ],
])("%s: %p", (_title, wanted, calls) => {
  expect(isLinearizable(calls, numbers)).toBe(wanted);
});

test("an order that is not found in time is told", () => {
  const calls = Array.from({ length: 40 }, (_, index) => call(index, 0, Infinity));
  expect(() => isLinearizable([...calls, call(50, 4, 5, false)], numbers)).toThrow(
    "the 41 calls have too many orders to try all",
  );
});
