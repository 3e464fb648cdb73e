// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import * as fc from "fast-check";
import type * as types from "./types.js";

const text = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((value) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(value));

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  Size: types.Size;
  Finish: types.Finish;
  Channel: types.Channel;
  Complaint: types.Complaint;
  Remedy: types.Remedy;
  LargeSize: types.LargeSize;
  Label: types.Label;
  ShortLabel: types.ShortLabel;
  Sku: types.Sku;
  Percentage: types.Percentage;
  Sizes: types.Sizes;
  Colour: types.Colour;
  Weight: types.Weight;
  Product: types.Product;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((tie) => ({
    Size: fc.constantFrom("small", "large"),
    Finish: fc.constantFrom("matt", "gloss"),
    Channel: fc.constantFrom("shop", "web"),
    Complaint: fc.constantFrom(
      "arrived too late",
      "arrived broken",
      "is another colour",
      "is another size",
      "has been used",
      "never arrived",
    ),
    Remedy: fc.constantFrom("the money is sent back", "another one is sent", "a voucher"),
    LargeSize: fc.constantFrom("large"),
    Label: fc.string({ unit: fc.constantFrom(..."abcXYZ089-_é"), minLength: 0, maxLength: 10 }),
    ShortLabel: fc.string({ unit: fc.constantFrom(..."abcXYZ089-_é"), minLength: 0, maxLength: 5 }),
    Sku: fc.constantFrom(
      "AA-0000",
      "GC-2304",
      "DW-8468",
      "PC-9985",
      "EO-9818",
      "MB-5886",
      "JP-7794",
      "CE-1758",
      "KF-0238",
      "YF-5331",
      "ZC-8473",
      "DN-2664",
      "FF-8868",
      "KD-5694",
      "TL-0897",
      "EK-4891",
      "IN-4063",
      "MG-7562",
      "JK-2995",
      "YA-5599",
      "SV-5603",
      "LT-0536",
      "RM-7508",
      "TX-5996",
    ),
    Percentage: fc.constantFrom(
      "12.50",
      "1",
      "0",
      "0.5",
      "2.5",
      "3.5",
      "4.5",
      "5.5",
      "6.5",
      "7.5",
      "8.5",
      "9.5",
      "10.5",
      "11.5",
      "12.5",
      "13.5",
      "100",
      "99",
    ),
    Sizes: fc
      .constantFrom(
        ["small"],
        ["large"],
        [],
        ["small", "large"],
        ["large", "small"],
        ["small", "large", "small"],
        ["large", "small", "large"],
      )
      .map((list) => [...list]),
    Colour: fc.oneof(fc.constantFrom("red", "blue"), text),
    Weight: fc.oneof(
      fc.constantFrom(1, 0, -1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
      fc.constantFrom("small", "large"),
    ),
    Product: fc.record(
      {
        Sku: tie("Sku"),
        Sizes: tie("Sizes"),
        Colour: tie("Colour"),
        Weight: tie("Weight"),
        Discount: tie("Percentage"),
        Crate: tie("LargeSize"),
        Label: tie("ShortLabel"),
        Channel: tie("Channel"),
      },
      { requiredKeys: ["Sku"] },
    ),
  }));
