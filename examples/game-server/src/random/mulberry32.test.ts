import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { createRandom } from "./mulberry32.js";

test("the numbers are those of the published Mulberry32", () => {
  const random = createRandom(1);
  const given = Array.from({ length: 3 }, () => random.below(2 ** 32) / 2 ** 32);
  expect(given).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test("every number is in range, and a generator goes on from its state", () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 1, max: 1000 }), (seed, bound) => {
      const random = createRandom(seed);
      random.below(bound);
      const other = createRandom(random.state());
      for (let round = 0; round < 10; round++) {
        const number = random.below(bound);
        expect(number).toBe(other.below(bound));
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }
    }),
  );
});
