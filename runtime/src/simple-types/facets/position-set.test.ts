import { expect, test } from "@jest/globals";
import { addSet, holds, type PositionSet, without } from "./position-set.js";

/** Sets of the places up to 9, by the bits of a number. */
function setOf(bits: number): PositionSet {
  const set: number[] = [];
  for (let place = 0; place < 10; place++) if ((bits >> place) & 1) addSet(set, [place, place]);
  return set;
}

function bitsOf(set: PositionSet): number {
  return Array.from({ length: 10 }, (_none, place) => (holds(set, place) ? 1 << place : 0)).reduce((a, b) => a | b, 0);
}

test("sets are joined, told apart and asked as if they were bits", () => {
  for (let left = 0; left < 1024; left += 7) {
    expect(bitsOf(setOf(left))).toBe(left);
    for (let right = 0; right < 1024; right += 11) {
      const both = [...setOf(left)];
      addSet(both, setOf(right));
      expect([left, right, both]).toEqual([left, right, setOf(left | right)]);
      expect([left, right, without(setOf(left), setOf(right))]).toEqual([left, right, setOf(left & ~right)]);
    }
  }
});

test.each<readonly [bits: number, want: PositionSet]>([
  [0b0, []],
  [0b1, [0, 0]],
  [0b1110110, [1, 2, 4, 6]],
])("the ranges of %d", (bits, want) => {
  expect(setOf(bits)).toEqual(want);
});
