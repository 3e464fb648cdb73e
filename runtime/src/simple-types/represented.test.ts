import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { ValueError } from "../errors/value-error.js";
import { dateTimeAsDate } from "./as-date.js";
import {
  decimalAsNumber,
  integerAsNumber,
  longAsNumber,
  negativeIntegerAsNumber,
  unsignedLongAsNumber,
} from "./as-number.js";
import { integerAsString, longAsString, positiveIntegerAsString } from "./as-string.js";
import { decimal } from "./decimal.js";
import { canonicalKey } from "./facets/canonical-key.js";
import { restrict } from "./facets/restrict.js";
import { int } from "./integers.js";
import { list } from "./list.js";
import type { SimpleType } from "./simple-type.js";
import { token } from "./strings.js";
import { union } from "./union.js";
import { fixed, withDefault } from "./value-constraints.js";

/** A scalar whatever its values are. */
interface AnyType {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  readonly fromJson: (value: unknown) => unknown;
  readonly format: (value: never) => string;
  readonly toJson: (value: never) => unknown;
}

/** The texts of XML and JSON, and the value between them: `text` is read, and `written` is what comes back. */
function held<Value>(
  type: SimpleType<Value>,
  text: string,
  value: Value,
  out: { readonly written?: string; readonly json?: string } = {},
): [string, () => void] {
  const { written = text, json = written } = out;
  const check = (): void => {
    expect(type.parse(text)).toEqual(value);
    expect(type.fromJson(text)).toEqual(value);
    expect(type.format(value)).toBe(written);
    expect(type.toJson(value)).toBe(json);
    expect(type.parse(written)).toEqual(value);
  };
  return [`${type.name} ${text}`, check];
}

/** A type, what it refuses, and the code and message of that. */
type Refusal<Given> = readonly [type: AnyType, given: Given, code: string, message: string];

function refusals<Given>(rows: readonly Refusal<Given>[]): readonly [string, Refusal<Given>][] {
  return rows.map((row) => [row[3], row]);
}

const moment = (text: string): Date => new Date(text);
const parcel = { minInclusive: "1", maxInclusive: "9223372036854775807", pattern: [/^\d{6,}$/u] } as const;

test.each([
  held(longAsNumber, "5", 5),
  held(longAsNumber, "+0012", 12, { written: "12" }),
  held(longAsNumber, "-9007199254740991", Number.MIN_SAFE_INTEGER),
  held(unsignedLongAsNumber, "9007199254740991", Number.MAX_SAFE_INTEGER),
  held(integerAsNumber, "-0", 0, { written: "0" }),
  held(negativeIntegerAsNumber, "-1", -1),
  held(longAsString, "9223372036854775807", "9223372036854775807"),
  held(integerAsString, "+007", "7", { written: "7" }),
  held(decimalAsNumber, "12.50", 12.5, { written: "12.5" }),
  held(decimalAsNumber, "-.000000000000000000005", -5e-21, { written: "-0.000000000000000000005" }),
  held(decimalAsNumber, "100000000000000000000000", 1e23, { written: "100000000000000000000000" }),
  held(dateTimeAsDate, "2026-03-02T10:00:00Z", moment("2026-03-02T10:00:00Z")),
  held(dateTimeAsDate, "2026-03-02T10:00:10.120Z", moment("2026-03-02T10:00:10.12Z"), {
    written: "2026-03-02T10:00:10.12Z",
  }),
  held(dateTimeAsDate, "2026-03-02T10:00:00.1234567+02:00", moment("2026-03-02T08:00:00.123Z"), {
    written: "2026-03-02T08:00:00.123Z",
  }),
  held(dateTimeAsDate, "2026-12-31T24:00:00Z", moment("2027-01-01T00:00:00Z"), { written: "2027-01-01T00:00:00Z" }),
  held(dateTimeAsDate, "0001-01-01T00:00:00Z", moment("0001-01-01T00:00:00Z")),
  held(restrict(longAsNumber, "ParcelNumber", parcel), "000123", 123, { json: "123" }),
  held(restrict(restrict(longAsNumber, "A", parcel), "B", { maxInclusive: "000200" }), "000123", 123, { json: "123" }),
  held(
    restrict(dateTimeAsDate, "Late", { minInclusive: "2026-01-01T00:00:00+01:00" }),
    "2026-01-01T00:00:00Z",
    moment("2026-01-01T00:00:00Z"),
  ),
  held(fixed(longAsNumber, "Two", "2"), "2", 2),
  held(
    fixed(dateTimeAsDate, "Then", "2026-01-01T00:00:00Z"),
    "2026-01-01T01:00:00+01:00",
    moment("2026-01-01T00:00:00Z"),
    { written: "2026-01-01T00:00:00Z" },
  ),
  held(withDefault(unsignedLongAsNumber, "Copies", "1"), "3", 3),
  held(union<[Date, string]>([dateTimeAsDate, token], "Arrival"), "soon", "soon"),
  held(
    union<[Date, string]>([dateTimeAsDate, token], "Arrival"),
    "2026-01-01T00:00:00Z",
    moment("2026-01-01T00:00:00Z"),
  ),
  held(union<[Date, string]>([dateTimeAsDate, token], "Arrival"), "2026-01-01T00:00:00", "2026-01-01T00:00:00"),
])("%s is held", (_, check) => check());

describe("what cannot be held without loss is refused, on the way in", () => {
  test.each(
    refusals<string>([
      [
        longAsNumber,
        "9007199254740992",
        "facet",
        "9007199254740992 is not a valid xs:long: it is beyond what a number holds exactly",
      ],
      [
        longAsNumber,
        "9223372036854775808",
        "facet",
        "9223372036854775808 is not a valid xs:long: it must be at most 9223372036854775807",
      ],
      [longAsNumber, "1.5", "value", '"1.5" is not a valid xs:long'],
      [negativeIntegerAsNumber, "0", "facet", "0 is not a valid xs:negativeInteger: it must be at most -1"],
      [
        decimalAsNumber,
        "0.1234567890123456789",
        "facet",
        '"0.1234567890123456789" is not a valid xs:decimal: it has more digits than a number keeps',
      ],
      [
        decimalAsNumber,
        "9".repeat(400),
        "facet",
        `"${"9".repeat(40)}…" is not a valid xs:decimal: it has more digits than a number keeps`,
      ],
      [decimalAsNumber, "1e5", "value", '"1e5" is not a valid xs:decimal'],
      [
        dateTimeAsDate,
        "2026-03-02T10:00:00",
        "facet",
        '"2026-03-02T10:00:00" is not a valid xs:dateTime: it has no time-zone offset, which a Date needs',
      ],
      [
        dateTimeAsDate,
        "12026-03-02T10:00:00Z",
        "facet",
        '"12026-03-02T10:00:00Z" is not a valid xs:dateTime: it is in a year beyond 1 to 9999',
      ],
      [
        dateTimeAsDate,
        "9999-12-31T24:00:00Z",
        "facet",
        '"9999-12-31T24:00:00Z" is not a valid xs:dateTime: it is in a year beyond 1 to 9999',
      ],
      [
        dateTimeAsDate,
        "9999-12-31T23:59:59-14:00",
        "facet",
        '"9999-12-31T23:59:59-14:00" is not a valid xs:dateTime: it is in a year beyond 1 to 9999',
      ],
      [
        dateTimeAsDate,
        "0001-01-01T00:00:00+14:00",
        "facet",
        '"0001-01-01T00:00:00+14:00" is not a valid xs:dateTime: it is in a year beyond 1 to 9999',
      ],
      [
        dateTimeAsDate,
        "-0044-03-15T10:00:00Z",
        "facet",
        '"-0044-03-15T10:00:00Z" is not a valid xs:dateTime: it is in a year beyond 1 to 9999',
      ],
      [dateTimeAsDate, "2026-02-30T10:00:00Z", "value", '"2026-02-30T10:00:00Z" is not a valid xs:dateTime'],
      [
        restrict(longAsNumber, "ParcelNumber", parcel),
        "9007199254740992",
        "facet",
        "9007199254740992 is not a valid xs:long: it is beyond what a number holds exactly",
      ],
      [fixed(longAsNumber, "Two", "2"), "3", "facet", "3 is not a valid Two: it is not the fixed value 2"],
    ]),
  )("%s", (_title, [type, text, code, message]) => {
    for (const read of [() => type.parse(text), () => type.fromJson(text)]) {
      expect(read).toThrow(expect.objectContaining({ code, message }));
    }
  });
});

describe("what is no value of the type is refused, on the way out", () => {
  const odd = (value: unknown): never => value as never;
  test.each(
    refusals<unknown>([
      [longAsNumber, 1.5, "value", "1.5 is not a valid xs:long"],
      [
        longAsNumber,
        2 ** 53,
        "facet",
        "9007199254740992 is not a valid xs:long: it is beyond what a number holds exactly",
      ],
      [longAsNumber, Number.NaN, "value", "NaN is not a valid xs:long"],
      [longAsNumber, 5n, "type", "xs:long is expected here, not a bigint"],
      [unsignedLongAsNumber, -1, "facet", "-1 is not a valid xs:unsignedLong: it must be at least 0"],
      [longAsString, 5, "type", "xs:long is expected here, not a number"],
      [longAsString, "5.0", "value", '"5.0" is not a valid xs:long'],
      [positiveIntegerAsString, "0", "facet", "0 is not a valid xs:positiveInteger: it must be at least 1"],
      [decimalAsNumber, Number.POSITIVE_INFINITY, "value", "Infinity is not a valid xs:decimal"],
      [decimalAsNumber, "1", "type", "xs:decimal is expected here, not a string"],
      [dateTimeAsDate, new Date(Number.NaN), "value", '"Invalid Date" is not a valid xs:dateTime'],
      [
        dateTimeAsDate,
        new Date(8.64e15),
        "facet",
        '"+275760-09-13T00:00:00.000Z" is not a valid xs:dateTime: it is in a year beyond 1 to 9999',
      ],
      [dateTimeAsDate, "2026-01-01T00:00:00Z", "type", "xs:dateTime is expected here, not a string"],
      [dateTimeAsDate, 0, "type", "xs:dateTime is expected here, not a number"],
      [
        restrict(dateTimeAsDate, "Late", { minInclusive: "2026-01-01T00:00:00Z" }),
        new Date(0),
        "facet",
        '"1970-01-01T00:00:00Z" is not a valid Late: it must be at least 2026-01-01T00:00:00Z',
      ],
    ]),
  )("%s", (_title, [type, value, code, message]) => {
    for (const write of [() => type.format(odd(value)), () => type.toJson(odd(value))]) {
      expect(write).toThrow(expect.objectContaining({ code, message }));
    }
  });
});

test("a list's enumerated values are compared as values of its items", () => {
  const days = restrict(list(dateTimeAsDate, "days"), "Days", {
    enumeration: ["2026-01-01T00:00:00Z 2027-01-01T00:00:00Z"],
  });
  expect(days.parse("2026-01-01T01:00:00+01:00 2027-01-01T00:00:00Z")).toHaveLength(2);
  expect(() => days.parse("2026-01-01T00:00:00Z")).toThrow(ValueError);
});

test("a pattern of a list may ask for another text of an item beside a Date", () => {
  const items = list(union<[Date, number]>([dateTimeAsDate, int], "item"), "items");
  const type = restrict(items, "Items", { pattern: [/^\S+ 0\d$/u] });
  const text = "2026-01-01T00:00:00Z 05";
  expect(type.format(type.parse(text))).toBe(text);
});

test("equal values have one key, however they are held", () => {
  expect(canonicalKey(decimalAsNumber, 1.5e30)).not.toBe(canonicalKey(decimalAsNumber, 1.5e300));
  expect(canonicalKey(decimalAsNumber, 1e30)).toBe(canonicalKey(decimal, `1${"0".repeat(30)}.0`));
  expect(canonicalKey(dateTimeAsDate, new Date(0))).toBe(
    canonicalKey(dateTimeAsDate, dateTimeAsDate.parse("1970-01-01T01:00:00+01:00")),
  );
  expect(canonicalKey(longAsString, "7")).toBe(canonicalKey(longAsNumber, 7));
});

describe("a value comes back as it was", () => {
  test("whole numbers", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => expect(longAsNumber.parse(longAsNumber.format(value))).toBe(value)),
    );
  });

  test("decimals that are numbers", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    fc.assert(
      fc.property(numbers, (value) =>
        expect(decimalAsNumber.parse(decimalAsNumber.format(value))).toBe(value + 0 === 0 ? 0 : value),
      ),
    );
  });

  test("moments", () => {
    const moments = fc.date({
      min: new Date("0001-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59.999Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (value) => expect(dateTimeAsDate.parse(dateTimeAsDate.format(value))).toEqual(value)),
    );
  });
});
