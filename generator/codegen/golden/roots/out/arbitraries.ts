// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import * as fc from "fast-check";
import type * as types from "./types.js";

const text = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((value) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(value));
const decimal = fc.tuple(fc.integer(), fc.nat(999)).map(([whole, fraction]) => `${whole}.${fraction}5`);

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

/** The items, with or without text before them. */
function mixed<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<(List[number] | string)[]> {
  return fc.tuple(text, items).map(([before, list]) => (before === "" ? [...list] : [before, ...list]));
}

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  PlainNote: types.PlainNote;
  Note: types.Note;
  Signed: types.Signed;
  Blank: types.Blank;
  PlainAmount: types.PlainAmount;
  Amount: types.Amount;
  Weight: types.Weight;
  Line: types.Line;
  Page: types.Page;
  List: types.List;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((tie) => ({
    PlainNote: fc.record({ Text: text }, { requiredKeys: [] }),
    Note: fc.oneof({ maxDepth: 3, depthIdentifier: "depth" }, tie("PlainNote"), tie("Signed"), tie("Blank")),
    Signed: fc.record({ $type: fc.constant("Signed"), by: text, Text: text }, { requiredKeys: ["$type"] }),
    Blank: fc.record({ $type: fc.constant("Blank") }),
    PlainAmount: fc.record({ unit: text, $value: decimal }, { requiredKeys: ["$value"] }),
    Amount: fc.oneof({ maxDepth: 3, depthIdentifier: "depth" }, tie("PlainAmount"), tie("Weight")),
    Weight: fc.record(
      { $type: fc.constant("Weight"), unit: text, net: fc.boolean(), $value: decimal },
      { requiredKeys: ["$type", "$value"] },
    ),
    Line: fc.record(
      {
        content: text,
        $content: some(mixed(many(item(fc.record({ Mark: fc.integer({ min: -2147483648, max: 2147483647 }) })), 0, 1))),
      },
      { requiredKeys: [] },
    ),
    Page: fc.record(
      {
        Note: fc.array(fc.oneof({ maxDepth: 3, depthIdentifier: "depth" }, tie("PlainNote"), tie("Blank")), {
          minLength: 1,
          maxLength: 2,
        }),
      },
      { requiredKeys: [] },
    ),
    List: joined(
      fc.record(
        {
          Version: fc.constant("1.0"),
          Once: fc.constant(1),
          Often: fc.array(fc.constant(1), { minLength: 1, maxLength: 2 }),
          Limit: fc.oneof(
            tie("PlainAmount").map((value): types.PlainAmount => ({ ...value, $value: "5" })),
            tie("Weight").map((value): types.Weight => ({ ...value, $value: "5" })),
          ),
          Row: fc.array(fc.constant(1), { minLength: 0, maxLength: 2 }),
          Bound: fc.array(
            fc.oneof(
              tie("PlainAmount").map((value): types.PlainAmount => ({ ...value, $value: "5" })),
              tie("Weight").map((value): types.Weight => ({ ...value, $value: "5" })),
            ),
            { minLength: 1, maxLength: 2 },
          ),
          Line: tie("Line").map((value) => ({ ...value, $content: ["a b"] })),
          Note: fc.oneof({ maxDepth: 3, depthIdentifier: "depth" }, tie("PlainNote"), tie("Signed")),
          Free: fc.constant(null).map(() => ({ content: ["f"] })),
        },
        { requiredKeys: ["Once"] },
      ),
      fc.oneof(
        fc.record({ Left: fc.constant("l") }),
        fc.record({
          Right: fc.option(
            fc.constantFrom(
              "text",
              "text2",
              "text3",
              "text4",
              "text5",
              "text6",
              "text7",
              "text8",
              "text9",
              "text10",
              "text11",
              "text12",
              "text13",
            ),
            { nil: null },
          ),
        }),
        fc.constant({}),
      ),
    ),
  }));
