// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import * as fc from "fast-check";
import type * as types from "./types.js";

const moment = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());
const decimal = fc.tuple(fc.integer(), fc.nat(999)).map(([whole, fraction]) => `${whole}.${fraction}5`);

/** The types that have valid values, keyed by their names in types.ts. */
export type ArbitraryTypes = {
  ParcelNumber: types.ParcelNumber;
  ParcelNumbers: types.ParcelNumbers;
  Deadline: types.Deadline;
  Arrival: types.Arrival;
  Size: types.Size;
  BulkySize: types.BulkySize;
  ShortSize: types.ShortSize;
  SizeOrWidth: types.SizeOrWidth;
  Parcel: types.Parcel;
};

/**
 * Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and
 * xs:IDREF.
 */
export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: fc.Arbitrary<ArbitraryTypes[Name]> } =
  fc.letrec<ArbitraryTypes>((tie) => ({
    ParcelNumber: fc.constantFrom(
      205230,
      418984,
      685019,
      985152,
      981840,
      58863,
      567794,
      14175,
      832202,
      389185,
      331919,
      847315,
      126642,
      268868,
      411569,
      474008,
      971324,
      891352,
      406342,
      575623,
      492995,
      902559,
      978356,
      34790,
    ),
    ParcelNumbers: fc
      .constantFrom(
        [205230],
        [418984],
        [685019],
        [985152],
        [981840],
        [58863],
        [567794],
        [14175],
        [832202],
        [389185],
        [331919],
        [847315],
        [126642],
        [268868],
        [411569],
        [474008],
        [971324],
        [891352],
        [406342],
        [575623],
        [492995],
        [902559],
        [978356],
        [34790],
        [205230, 418984],
        [418984, 685019],
        [685019, 985152],
        [985152, 981840],
        [981840, 58863],
        [58863, 567794],
        [567794, 14175],
        [14175, 832202],
        [832202, 389185],
        [389185, 331919],
        [331919, 847315],
        [847315, 126642],
        [126642, 268868],
        [268868, 411569],
        [411569, 474008],
        [474008, 971324],
        [971324, 891352],
        [891352, 406342],
        [406342, 575623],
        [575623, 492995],
        [492995, 902559],
        [902559, 978356],
        [978356, 34790],
        [34790, 205230],
      )
      .map((list) => [...list]),
    Deadline: fc.constantFrom(
      new Date("2099-12-31T23:59:59.000Z"),
      new Date("2099-12-31T22:59:59.000Z"),
      new Date("2100-01-01T00:59:59.000Z"),
      new Date("2099-12-31T23:59:59.500Z"),
      new Date("2099-12-31T22:59:59.500Z"),
      new Date("2100-01-01T00:59:59.500Z"),
      new Date("2099-12-31T23:59:59.123Z"),
      new Date("2099-12-31T22:59:59.123Z"),
      new Date("2100-01-01T00:59:59.123Z"),
      new Date("2020-01-01T00:00:00.000Z"),
      new Date("2020-01-02T00:00:00.000Z"),
      new Date("2020-01-01T00:00:00.500Z"),
      new Date("2021-01-01T00:00:00.000Z"),
    ),
    Arrival: fc.oneof(
      fc.constantFrom(
        "2099-12-31T23:59:59",
        "2000-01-01T00:00:00",
        "2099-12-31T23:59:02",
        "2099-12-31T23:59:03",
        "2099-12-31T23:59:04",
        "2099-12-31T23:59:05",
        "2099-12-31T23:59:06",
        "2099-12-31T23:59:07",
        "2099-12-31T23:59:08",
        "2099-12-31T23:59:09",
        "2099-12-31T23:59:10",
        "2099-12-31T23:59:11",
        "2099-12-31T23:59:12",
        "2099-12-31T23:59:13",
        "2099-12-31T23:59:59.5",
        "2099-12-31T23:59:59.123",
      ),
      fc.constantFrom(
        new Date("2099-12-31T23:59:59.000Z"),
        new Date("2000-01-01T00:00:00.000Z"),
        new Date("2099-12-31T22:59:59.000Z"),
        new Date("2100-01-01T00:59:59.000Z"),
        new Date("2099-12-31T23:59:59.500Z"),
        new Date("2099-12-31T22:59:59.500Z"),
        new Date("2100-01-01T00:59:59.500Z"),
        new Date("2099-12-31T23:59:59.123Z"),
      ),
    ),
    Size: fc.constantFrom("small", "large", "huge"),
    BulkySize: fc.constantFrom("large", "huge"),
    ShortSize: fc.constantFrom("small", "large", "huge"),
    SizeOrWidth: fc.oneof(
      fc.constantFrom(12.5, 1, 0, 0.5, -1, 100.25, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 13.5),
      fc.constantFrom("small", "large", "huge"),
    ),
    Parcel: fc.record(
      {
        serial: fc.bigInt().map(String),
        Number: tie("ParcelNumber"),
        Weight: decimal.map(Number),
        Copies: fc.constantFrom(1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        Version: fc.constant(2),
        Sent: fc.option(
          moment.map((text) => new Date(text)),
          { nil: null },
        ),
        Deadline: tie("Deadline"),
        Arrival: fc.array(tie("Arrival"), { minLength: 1, maxLength: 2 }),
        Related: tie("ParcelNumbers"),
        Day: moment.map((value) => value.slice(0, 10)),
        Size: tie("Size"),
        Bulky: tie("BulkySize"),
        Short: tie("ShortSize"),
        Shape: tie("SizeOrWidth"),
      },
      { requiredKeys: ["serial", "Number", "Weight", "Copies", "Sent"] },
    ),
  }));
