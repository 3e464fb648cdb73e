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

/** Merges the values of two arbitraries into one object. */
function joined<A extends object, B extends object>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> {
  return fc.tuple(first, second).map(([left, right]) => Object.assign({}, left, right));
}

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  Reading: types.Reading;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((_tie) => ({
    Reading: joined(
      fc.record({ station: text, Taken: moment.map((value) => value.slice(0, 10)) }),
      fc.oneof(
        fc.record({ Acidity: decimal }),
        fc.record({ Brightness: fc.integer({ min: -2147483648, max: 2147483647 }) }),
        fc.record({ Clouds: fc.integer({ min: -2147483648, max: 2147483647 }) }),
        fc.record({ Depth: decimal }),
        fc.record({ Energy: fc.bigInt({ min: -9223372036854775808n, max: 9223372036854775807n }) }),
        fc.record({ Fog: fc.boolean() }),
        fc.record({ Gust: fc.array(decimal, { minLength: 1, maxLength: 2 }) }),
        fc.record({ Humidity: fc.integer({ min: -2147483648, max: 2147483647 }) }),
        fc.record({ Ice: fc.option(fc.boolean(), { nil: null }) }),
        fc.record({ Lightning: moment.map((value) => value.slice(11, 19)) }),
        fc.record({ Noise: fc.integer({ min: -2147483648, max: 2147483647 }) }),
        fc.record({ Ozone: decimal }),
        fc.record({ Pressure: fc.integer({ min: -2147483648, max: 2147483647 }) }),
        fc.record({ Rain: decimal }),
        fc.record({ Snow: decimal }),
        fc.record({ Wind: decimal, Direction: text }, { requiredKeys: ["Wind"] }),
        fc.record(
          {
            Low: fc.integer({ min: -2147483648, max: 2147483647 }),
            High: fc.integer({ min: -2147483648, max: 2147483647 }),
          },
          { requiredKeys: [] },
        ),
        joined(
          fc.oneof(fc.record({ Celsius: decimal }), fc.record({ Kelvin: decimal })),
          fc.oneof(fc.record({ Air: text }), fc.record({ Water: text }), fc.constant({})),
        ),
        fc.constant({}),
      ),
    ),
  }));
