// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import * as fc from "fast-check";
import type * as types from "./types.js";

const text = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((value) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(value));
const moment = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());
const decimal = fc.tuple(fc.integer(), fc.nat(999)).map(([whole, fraction]) => `${whole}.${fraction}5`);
const anyElement = fc.record(
  { name: fc.constant("{urn:any}element"), content: fc.constant("text").map((one) => [one]) },
  { requiredKeys: ["name"] },
);

/** Merges the values of two arbitraries into one object. */
function joined<A extends object, B extends object>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> {
  return fc.tuple(first, second).map(([left, right]) => Object.assign({}, left, right));
}

/** Keeps the lists that are not empty. */
function some<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<List> {
  return items.filter((list) => list.length > 0);
}

/** A list of one item. */
function item<Item>(one: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return one.map((value) => [value]);
}

/** A group of items, repeated from `minLength` to `maxLength` times. */
function many<Group extends unknown[]>(
  group: fc.Arbitrary<Group>,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<Group[number][]> {
  const groups = fc.array(group, { minLength, maxLength });
  return groups.map((lists) => lists.flatMap((list): Group[number][] => [...list]));
}

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  Payment: types.Payment;
  Drawing: types.Drawing;
  Journey: types.Journey;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((tie) => ({
    Payment: joined(
      joined(
        fc.record({ id: fc.integer({ min: -2147483648, max: 2147483647 }), Amount: decimal }),
        fc.oneof(
          fc.record({ Cash: fc.boolean() }),
          fc.record({ Card: text, Holder: text }, { requiredKeys: ["Card"] }),
        ),
      ),
      fc.oneof(fc.record({ Voucher: text, Pin: fc.integer({ min: -2147483648, max: 2147483647 }) }), fc.constant({})),
    ),
    Drawing: fc.record({
      Title: text,
      $choice: some(
        many(
          fc.oneof(
            item(
              fc.record({
                Circle: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
              }),
            ),
            item(fc.record({ Payment: tie("Payment") })),
          ),
          1,
          2,
        ),
      ),
    }),
    Journey: fc.record({
      $choice: some(
        many(
          fc.oneof(
            item(fc.record({ Ride: fc.integer({ min: -2147483648, max: 2147483647 }) })),
            item(fc.record({ $any: anyElement })),
          ),
          2,
          3,
        ),
      ),
      End: moment.map((value) => value.slice(0, 10)),
    }),
  }));
