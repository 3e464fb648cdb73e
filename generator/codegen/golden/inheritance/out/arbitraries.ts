// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import * as fc from "fast-check";
import type * as types from "./types.js";

const text = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((value) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(value));

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  PlainAnimal: types.PlainAnimal;
  Animal: types.Animal;
  Dog: types.Dog;
  Place: types.Place;
  Cage: types.Cage;
  Zoo: types.Zoo;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((tie) => ({
    PlainAnimal: fc.record({ Name: text }),
    Animal: fc.oneof({ maxDepth: 3, depthIdentifier: "depth" }, tie("PlainAnimal"), tie("Dog")),
    Dog: fc.record(
      { $type: fc.constant("Dog"), chip: text, Name: text, Tricks: fc.integer({ min: -2147483648, max: 2147483647 }) },
      { requiredKeys: ["$type", "chip", "Name"] },
    ),
    Place: fc.oneof({ maxDepth: 3, depthIdentifier: "depth" }, tie("Cage")),
    Cage: fc.record({ $type: fc.constant("Cage"), Bars: fc.integer({ min: -2147483648, max: 2147483647 }) }),
    Zoo: fc.record(
      { Resident: fc.array(tie("Animal"), { minLength: 1, maxLength: 2 }), Place: tie("Place"), Guard: tie("Dog") },
      { requiredKeys: ["Resident", "Place"] },
    ),
  }));
