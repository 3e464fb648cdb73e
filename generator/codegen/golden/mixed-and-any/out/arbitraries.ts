// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import * as fc from "fast-check";
import type * as types from "./types.js";

const text = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((value) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(value));
const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/);
const anyElement = fc.record(
  { name: fc.constant("{urn:any}element"), content: fc.constant("text").map((one) => [one]) },
  { requiredKeys: ["name"] },
);

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
  Paragraph: types.Paragraph;
  Extensible: types.Extensible;
  Holder: types.Holder;
  Remark: types.Remark;
  Caption: types.Caption;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((tie) => ({
    Paragraph: fc.oneof(
      { maxDepth: 3, depthIdentifier: "depth" },
      fc.record({ $attributes: fc.record({ "{urn:any}attribute": name }) }, { requiredKeys: [] }),
      fc.record(
        {
          $attributes: fc.record({ "{urn:any}attribute": name }),
          $content: some(
            mixed(
              many(
                fc.oneof(
                  item(fc.record({ em: tie("Paragraph") })),
                  item(
                    fc.record({ break: fc.option(fc.integer({ min: -2147483648, max: 2147483647 }), { nil: null }) }),
                  ),
                ),
                0,
                2,
              ),
            ),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
    Extensible: fc.record(
      {
        $attributes: fc.record({ "{urn:any}attribute": name }),
        Id: fc.integer({ min: -2147483648, max: 2147483647 }),
        $any: fc.array(anyElement, { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: ["Id"] },
    ),
    Holder: fc.record(
      { Value: fc.record({ content: fc.constant("text").map((one) => [one]) }, { requiredKeys: [] }) },
      { requiredKeys: [] },
    ),
    Remark: fc.constant({}),
    Caption: fc.record({ $content: some(mixed(item(fc.record({ By: text })))) }),
  }));
