import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Family } from "../simple-type.js";
import { canonicalKey } from "./canonical-key.js";
import { compare, isEqual } from "./compare.js";

type Sign = "<" | "=" | ">" | "?";

function signOf(family: Family, left: unknown, right: unknown): Sign {
  const order = compare(family, left, right);
  return order === undefined || Number.isNaN(order) ? "?" : signBetween(order, 0);
}

/** As JavaScript compares them. */
function signBetween<Value extends number | bigint | Date>(left: Value, right: Value): Sign {
  if (left < right) return "<";
  return left > right ? ">" : "=";
}

const mirrored: Readonly<Record<Sign, Sign>> = { "<": ">", ">": "<", "=": "=", "?": "?" };

/** Instants: 3.2.7.4, whose own table is in here. Durations: 3.2.6.2, likewise. */
const rows: readonly [Family, string, Sign, string][] = [
  ["dateTime", "2000-01-15T00:00:00", "<", "2000-02-15T00:00:00"],
  ["dateTime", "2000-01-15T12:00:00", "<", "2000-01-16T12:00:00Z"],
  ["dateTime", "2000-01-01T12:00:00", "?", "1999-12-31T23:00:00Z"],
  ["dateTime", "2000-01-16T12:00:00", "?", "2000-01-16T12:00:00Z"],
  ["dateTime", "2000-01-16T00:00:00", "?", "2000-01-16T12:00:00Z"],
  ["dateTime", "2000-01-01T14:00:00Z", "?", "2000-01-01T00:00:00"],
  ["dateTime", "2000-01-01T14:00:00.1Z", ">", "2000-01-01T00:00:00"],
  ["dateTime", "1999-12-31T10:00:00Z", "?", "2000-01-01T00:00:00"],
  ["dateTime", "1999-12-31T09:59:59.9Z", "<", "2000-01-01T00:00:00"],
  ["dateTime", "2000-01-01T12:00:00+14:00", "?", "2000-01-01T00:00:00"],
  ["dateTime", "1999-12-31T24:00:00", "=", "2000-01-01T00:00:00"],
  ["dateTime", "2000-01-01T00:00:00.0001", "?", "2000-01-01T00:00:00Z"],
  ["dateTime", "1999-12-31T23:59:59.9999", "?", "2000-01-01T00:00:00Z"],
  ["dateTime", "2000-03-04T20:00:00Z", "=", "2000-03-04T23:00:00+03:00"],
  ["dateTime", "2000-01-01T00:00:00.10", "=", "2000-01-01T00:00:00.1"],
  ["dateTime", "2000-01-01T00:00:00.12", ">", "2000-01-01T00:00:00.1"],
  ["dateTime", "-0002-01-01T00:00:00", "<", "-0001-01-01T00:00:00"],
  ["dateTime", "99999999999999999999-01-01T00:00:00", "<", "100000000000000000000-01-01T00:00:00"],
  ["dateTime", "2000-02-29T24:00:00Z", "=", "2000-03-01T00:00:00Z"],
  ["dateTime", "-0004-02-29T24:00:00Z", "=", "-0004-03-01T00:00:00Z"],
  ["date", "2000-01-01+13:00", "?", "2000-01-01"],
  ["date", "2000-01-01", "<", "2000-01-02"],
  ["date", "2000-01-01Z", "?", "2000-01-01"],
  ["time", "09:00:00+02:00", "<", "08:00:00Z"],
  ["time", "24:00:00", "=", "00:00:00"],
  ["time", "12:00:00", "?", "12:00:00Z"],
  ["gYear", "1999", "<", "2000"],
  ["gYear", "-0100", ">", "-0101"],
  ["gYear", "2000Z", "?", "2000"],
  ["gYearMonth", "1999-12", "<", "2000-01"],
  ["gMonthDay", "--02-29", "<", "--03-01"],
  ["gMonth", "--02", "<", "--10"],
  ["gMonth", "--02+14:00", "<", "--02Z"],
  ["gYear", "2000+14:00", "<", "2000Z"],
  ["gDay", "---31", ">", "---30"],
  ["gDay", "---09Z", ">", "---08Z"],
  ["gDay", "---31", ">", "---01"],
  ["duration", "P1Y", ">", "P364D"],
  ["duration", "P1Y", "?", "P365D"],
  ["duration", "P1Y", "?", "P366D"],
  ["duration", "P1Y", "<", "P367D"],
  ["duration", "P1M", ">", "P27D"],
  ["duration", "P1M", "?", "P28D"],
  ["duration", "P1M", "?", "P31D"],
  ["duration", "P1M", "<", "P32D"],
  ["duration", "P5M", ">", "P149D"],
  ["duration", "P5M", "?", "P150D"],
  ["duration", "P5M", "<", "P154D"],
  ["duration", "P12M", "=", "P1Y"],
  ["duration", "PT36H", "=", "P1DT12H"],
  ["duration", "PT1M10S", "=", "PT70.00S"],
  ["duration", "P2M", ">", "P1M"],
  ["duration", "-P1D", "<", "P0D"],
  ["duration", "-PT0S", "=", "P0Y"],
  ["duration", "PT1.50S", "=", "PT1.5S"],
  ["duration", "PT1.51S", ">", "PT1.5S"],
  ["duration", "PT1.6S", ">", "PT1.5S"],
  ["decimal", "1.0", "=", "+01.000"],
  ["decimal", "-0", "=", "0.0"],
  ["decimal", "-1.5", "<", "-1.4"],
  ["decimal", "-1.5", "<", ".5"],
  ["decimal", "10", ">", "9.999999999999999999999999999999"],
  ["decimal", "0.1", "<", "0.10000000000000000000000000001"],
  ["string", "a", "?", "b"],
  ["qname", "{urn:a}x", "=", "{urn:a}x"],
  ["qname", "{urn:a}x", "?", "{urn:b}x"],
  ["string", "a", "=", "a"],
];

describe("order", () => {
  test.each(rows)("%s: %s %s %s", (family, left, want, right) => {
    expect(signOf(family, left, right)).toBe(want);
    expect(signOf(family, right, left)).toBe(mirrored[want]);
  });

  test.each<[unknown, Sign, unknown]>([
    [1, "<", 2],
    [Number.NaN, "=", Number.NaN],
    [Number.NaN, "?", 1],
    [Number.NEGATIVE_INFINITY, "<", -1e308],
    [0, "=", -0],
    [2n ** 64n, ">", 2n ** 64n - 1n],
    [true, "=", true],
    [true, "?", false],
  ])("%p %s %p", (left, want, right) => expect(signOf("number", left, right)).toBe(want));

  test.each(rows)("%s: %s %s %s, and keys are the same for equal values only", (family, left, sign, right) => {
    const type = { name: "a", family };
    expect(canonicalKey(type, left) === canonicalKey(type, right)).toBe(sign === "=");
  });

  test("decimals are ordered as the integers they are made of", () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 20n), 10n ** 20n),
        fc.bigInt(-(10n ** 20n), 10n ** 20n),
        fc.nat(25),
        (a, b, digits) => {
          const want = signBetween(a, b);
          expect(signOf("decimal", point(a, digits), point(b, digits))).toBe(want);
        },
      ),
    );
  });

  test("instants with an offset are ordered as Date orders them", () => {
    const instant = fc.date({ min: new Date("0001-01-02"), max: new Date("9999-12-30"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, fc.integer({ min: -14, max: 14 }), (a, b, hours) => {
        const want = signBetween(a, b);
        const zone = `${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
        const local = new Date(b.getTime() + hours * 3_600_000).toISOString().replace("Z", zone);
        expect(signOf("dateTime", a.toISOString(), local)).toBe(want);
      }),
    );
  });
});

test.each([
  [{ family: "binary" }, new Uint8Array([1, 2]), new Uint8Array([1, 2]), true],
  [{ family: "binary" }, new Uint8Array([1, 2]), new Uint8Array([1]), false],
  [{ family: "binary" }, new Uint8Array([1]), new Uint8Array([1, 2]), false],
  [{ family: "binary" }, new Uint8Array([1, 2]), new Uint8Array([1, 3]), false],
  [{ family: "list", item: { name: "xs:decimal", family: "decimal" } }, ["1.0", "2"], ["1", "2.0"], true],
  [{ family: "list", item: { name: "xs:string", family: "string" } }, ["1.0"], ["1"], false],
  [{ family: "list", item: { name: "xs:string", family: "string" } }, ["a"], ["a", "b"], false],
  [{ family: "list", item: { name: "xs:string", family: "string" } }, ["a", "b"], ["a", "c"], false],
] as const)("isEqual(%p, %p, %p) is %p", (type, left, right, want) => expect(isEqual(type, left, right)).toBe(want));

/** What xs:key, xs:keyref and xs:unique compare (XSD 1.0 Part 1, 3.11.4). */
test.each([
  [{ family: "list", item: { name: "xs:decimal", family: "decimal" } }, ["1.0", "2"], ["1", "2.0"], true],
  [{ family: "list", item: { name: "xs:decimal", family: "decimal" } }, ["1", "2"], ["2", "1"], false],
  [{ family: "list", item: { name: "xs:decimal", family: "decimal" } }, ["1"], ["1", "1"], false],
  [{ family: "list", item: { name: "xs:string", family: "string" } }, ["1.0"], ["1"], false],
  [{ family: "binary" }, new Uint8Array([1, 2]), new Uint8Array([1, 2]), true],
  [{ family: "binary" }, new Uint8Array([1, 2]), new Uint8Array([1, 3]), false],
] as const)("keys of %p: %p and %p share one: %p", (facts, left, right, want) => {
  const type = { name: "a", ...facts };
  expect(canonicalKey(type, left) === canonicalKey(type, right)).toBe(want);
});

function point(value: bigint, digits: number): string {
  const text = String(value < 0n ? -value : value).padStart(digits + 1, "0");
  return `${value < 0n ? "-" : ""}${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`;
}
