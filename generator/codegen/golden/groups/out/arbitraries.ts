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

/** Groups of items, one after the other, in one list. */
function each<Groups extends unknown[][]>(
  ...groups: { [Index in keyof Groups]: fc.Arbitrary<Groups[Index]> }
): fc.Arbitrary<Groups[number][number][]> {
  return fc.tuple<Groups>(...groups).map((lists) => lists.flatMap((list): Groups[number][number][] => [...list]));
}

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  Traveller: types.Traveller;
  Route: types.Route;
  Menu: types.Menu;
  Ticket: types.Ticket;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((_tie) => ({
    Traveller: joined(
      fc.record(
        { changed: moment.map((value) => value.slice(0, 10)), by: text, Name: text },
        { requiredKeys: ["Name"] },
      ),
      fc.oneof(fc.record({ Phone: text }), fc.record({ Mail: text })),
    ),
    Route: fc.record({
      Train: text,
      $sequence: some(many(each(item(fc.record({ From: text })), item(fc.record({ To: text }))), 1, 2)),
    }),
    Menu: fc.record({
      $content: some(
        each(
          item(fc.record({ Line: text })),
          item(fc.record({ Price: decimal })),
          many(item(fc.record({ Line: text })), 0, 1),
        ),
      ),
    }),
    Ticket: fc.record({
      $content: some(
        each(
          item(fc.record({ $any: fc.constant({ name: "{urn:seat}element" }) })),
          item(fc.record({ Number: fc.integer({ min: -2147483648, max: 2147483647 }) })),
          many(item(fc.record({ $any: anyElement })), 0, 1),
        ),
      ),
    }),
  }));
