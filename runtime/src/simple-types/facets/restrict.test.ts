import { describe, expect, test } from "@jest/globals";
import { ValueError } from "../../errors/value-error.js";
import { processorTime } from "../../testing/processor-time.js";
import { integer, unsignedLong } from "../big-integers.js";
import { base64Binary, hexBinary } from "../binary.js";
import { boolean } from "../boolean.js";
import { date, dateTime, gDay, gMonth, gMonthDay, gYear, gYearMonth, time } from "../calendar.js";
import { decimal } from "../decimal.js";
import { duration } from "../duration.js";
import { double, float } from "../floats.js";
import { int } from "../integers.js";
import { list } from "../list.js";
import { NMTOKENS, QName } from "../names.js";
import type { SimpleType } from "../simple-type.js";
import { string, token } from "../strings.js";
import { SchemaJudge } from "../testing/schema-judge.js";
import { testPrefixes } from "../testing/test-prefixes.js";
import { union } from "../union.js";
import { anyURI } from "../uri.js";
import type { Facets, TextPattern } from "./facets.js";
import { linearPattern } from "./linear-pattern.js";
import { restrict } from "./restrict.js";

interface Case {
  readonly base: string;
  readonly facets: Facets;
  readonly texts: readonly string[];
  readonly accepts: (text: string) => boolean;
}

function given<Value>(base: SimpleType<Value>, facets: Facets, texts: readonly string[]): Case {
  const type = restrict(base, "tested", facets);
  return { base: base.name, facets, texts, accepts: (text) => isAccepted(() => type.parse(text, testPrefixes)) };
}

const numbers = [
  "-2",
  "-1",
  "0",
  "1",
  "1.0",
  "+01.00",
  "1.5",
  "2",
  "9",
  "10",
  "10.0",
  "10.001",
  "99",
  "100",
  "0.001",
  "-0.5",
];
const instants = [
  ...["2000-01-01T00:00:00", "2000-01-01T00:00:00Z", "2000-01-01T12:00:00+14:00", "2000-01-01T12:00:00-14:00"],
  ...["1999-12-31T10:00:00Z", "1999-12-31T09:59:59Z", "2000-01-01T14:00:00Z", "2000-01-01T14:00:01Z"],
  ...["1999-12-31T24:00:00", "2000-01-01T00:00:00.000", "2000-01-01T00:00:00.0001", "1999-12-31T23:59:59.9999"],
  ...["-0001-01-01T00:00:00", "10000-01-01T00:00:00Z", "2000-01-01T05:00:00+05:00"],
];
const durations = [
  "P1M",
  "P30D",
  "P31D",
  "P27D",
  "P28D",
  "P32D",
  "P1Y",
  "P12M",
  "P365D",
  "P366D",
  "P367D",
  "PT24H",
  "P1D",
  "-P1M",
  "P0D",
  "PT1.5S",
];
const dates = [
  "2000-01-01",
  "1999-12-31",
  "2000-01-02",
  "2000-01-01Z",
  "2000-01-01+14:00",
  "2000-01-01-14:00",
  "1999-12-31Z",
  "2000-01-03Z",
];

const cases: readonly Case[] = [
  given(int, { minInclusive: "1", maxInclusive: "10" }, numbers),
  given(int, { minExclusive: "1", maxExclusive: "10" }, numbers),
  given(int, { enumeration: ["1", "010"] }, [...numbers, "+1", "0010"]),
  given(int, { pattern: [/^(?:\d\d)$/u] }, numbers),
  given(integer, { totalDigits: 2 }, [...numbers, "0099", "-99", "-100", "00"]),
  given(unsignedLong, { maxInclusive: "18446744073709551614" }, ["18446744073709551615", "18446744073709551614"]),
  given(decimal, { totalDigits: 3, fractionDigits: 2 }, [
    ...numbers,
    "1.250",
    "12.34",
    "123.0",
    "1234",
    "0.010",
    ".5",
    "5.",
  ]),
  given(decimal, { fractionDigits: 0 }, numbers),
  given(decimal, { minInclusive: "1.0", maxExclusive: "10.00" }, [...numbers, "9.999999999999999999999999999"]),
  given(decimal, { enumeration: ["1.0", "10"] }, [...numbers, "+1", "10.00", "010"]),
  given(double, { minInclusive: "-1", maxInclusive: "1e1" }, [...numbers, "NaN", "INF", "-INF", "1e-3"]),
  given(float, { enumeration: ["NaN", "INF", "1.5"] }, ["NaN", "INF", "-INF", "15e-1", "1"]),
  given(float, { enumeration: ["1.1"] }, ["1.1", "1.10000001", "1.100001"]),
  given(float, { maxInclusive: "1.1" }, ["1.1", "1.1000000001", "1.100001"]),
  given(float, { maxExclusive: "1.1" }, ["1.0999999999", "1.09999"]),
  given(double, { enumeration: ["1.1"] }, ["1.1", "1.10000001"]),
  given(double, { maxInclusive: "1.1" }, ["1.1", "1.1000000001", "1.0999999999"]),
  given(string, { length: 2 }, ["", "a", "ab", "abc", "é中", "𐐀", "𐐀𐐀", "a ", "  "]),
  given(string, { minLength: 1, maxLength: 2 }, ["", "a", "ab", "abc", "𐐀𐐀", "𐐀𐐀𐐀"]),
  given(string, { minLength: 2 }, ["", "a", "ab", "𐐀", "𐐀𐐀", "abc"]),
  given(string, { whiteSpace: "collapse", maxLength: 3 }, [" a b ", "a  b", "abcd", "\ta\n"]),
  given(string, { whiteSpace: "replace", pattern: [/^(?:a b)$/u] }, ["a\tb", "a b", "a\nb", "a  b"]),
  given(string, { enumeration: ["a", " b"] }, ["a", "b", " b", "A", "a "]),
  given(token, { enumeration: ["a b"] }, ["a b", " a  b ", "ab"]),
  given(anyURI, { maxLength: 5 }, ["a", "http:", "http://", "é"]),
  given(QName, { length: 1 }, ["a:b", "abc"]),
  given(QName, { pattern: [/^(?:a:.*)$/u] }, ["a:b", "xs:b", "ab"]),
  given(hexBinary, { length: 2 }, ["AB", "ABCD", "abcd", "ABCDEF"]),
  given(hexBinary, { enumeration: ["abCD"] }, ["ABCD", "abcd", "AB"]),
  given(base64Binary, { minLength: 3, maxLength: 3 }, ["AAAA", "AAA=", "AAAAAAAA", "A A A A"]),
  given(NMTOKENS, { length: 2 }, ["a", "a b", "a b c"]),
  given(dateTime, { minInclusive: "2000-01-01T00:00:00" }, instants),
  given(dateTime, { minExclusive: "2000-01-01T00:00:00Z" }, instants),
  given(dateTime, { maxInclusive: "2000-01-01T00:00:00Z" }, instants),
  given(dateTime, { maxExclusive: "2000-01-01T00:00:00" }, instants),
  given(dateTime, { enumeration: ["2000-01-01T00:00:00Z"] }, instants),
  given(date, { minInclusive: "2000-01-01", maxInclusive: "2000-01-01" }, dates),
  given(date, { minInclusive: "2000-01-01Z" }, dates),
  given(time, { minInclusive: "08:00:00", maxExclusive: "17:00:00" }, [
    "07:59:59.9",
    "08:00:00",
    "16:59:59.99",
    "17:00:00",
  ]),
  given(time, { minInclusive: "08:00:00Z" }, ["08:00:00Z", "10:00:00+01:00", "09:00:00+02:00", "23:00:00"]),
  given(gYear, { minInclusive: "2000", maxInclusive: "2010" }, ["1999", "2000", "2010", "2011", "-2005", "12000"]),
  given(gYearMonth, { minInclusive: "2000-06" }, ["2000-05", "2000-06", "2000-07", "1999-12", "2001-01"]),
  given(gMonth, { maxInclusive: "--06" }, ["--05", "--06", "--07"]),
  given(gMonthDay, { minExclusive: "--02-28" }, ["--02-28", "--02-29", "--03-01", "--01-31"]),
  given(gDay, { maxInclusive: "---15" }, ["---14", "---15", "---16"]),
  given(duration, { minInclusive: "P1M" }, durations),
  given(duration, { maxExclusive: "P1M" }, durations),
  given(duration, { minInclusive: "P366D" }, durations),
  given(duration, { maxInclusive: "P12M" }, durations),
  given(duration, { enumeration: ["P12M", "PT24H"] }, durations),
];

/** Texts that libxml2 judges otherwise than XSD 1.0 Part 2; `compare.test.ts` says how they are ordered, and by which rule. */
const deviations = new Set([
  "xs:anyURI é",
  "xs:time 09:00:00+02:00",
  "xs:dateTime 2000-01-01T14:00:00Z",
  "xs:dateTime 2000-01-01T12:00:00+14:00",
  "xs:dateTime 1999-12-31T10:00:00Z",
  "xs:dateTime 1999-12-31T24:00:00",
  "xs:dateTime 2000-01-01T00:00:00.0001",
  "xs:dateTime 1999-12-31T23:59:59.9999",
]);

describe("libxml2 agrees on facets", () => {
  test.each(cases)("$base $facets", ({ base, facets, texts, accepts }) => {
    const judge = new SchemaJudge(new Map([["e", schemaOf(base, facets)]]));
    const verdicts = texts.filter((text) => !deviations.has(`${base} ${text}`)).map((text) => [text, accepts(text)]);
    expect(verdicts).toEqual(verdicts.map(([text]) => [text, judge.accepts("e", String(text))]));
  });
});

describe("lists of restricted items", () => {
  const digits = restrict(int, "digit", { minInclusive: "0", maxInclusive: "9" });
  const type = restrict(list(digits, "digits"), "short digits", { maxLength: 2, pattern: [/^(?:\d \d|\d)$/u] });

  test.each([
    ["1 2", [1, 2]],
    [" 1\n2 ", [1, 2]],
    ["7", [7]],
  ])("%j is read", (text, want) => {
    expect(type.parse(text)).toEqual(want);
    expect(type.fromJson(want)).toEqual(want);
    expect(type.parse(type.format(want))).toEqual(want);
  });

  test.each(["", "1 2 3", "10", "01"])("%j is refused", (text) => expect(() => type.parse(text)).toThrow(ValueError));
  test.each([[[]], [[1, 2, 3]], [[10]], ["1 2"], [null]])("%j is refused in JSON", (json) =>
    expect(() => type.fromJson(json)).toThrow(ValueError),
  );

  test("an enumeration of durations compares how long they are from any month on", () => {
    const type = restrict(duration, "centuries", { enumeration: ["P146097D"] });
    expect(type.parse("P400Y")).toBe("P400Y");
    expect(() => type.parse("P146096D")).toThrow(ValueError);
  });

  test("an enumeration of lists compares the items' values", () => {
    const type = restrict(list(decimal, "decimals"), "pair", { enumeration: ["1.0 2"] });
    expect(type.parse("1 2.00")).toEqual(["1", "2.00"]);
    expect(() => type.parse("2 1")).toThrow(ValueError);
  });
});

test("a pattern on a union sees the text as the member type that takes it does (4.3.6)", () => {
  const type = restrict(union([int, string], "member"), "tested", { pattern: [/^(?:\d| x)$/u] });
  expect([type.parse(" 5\n"), type.parse(" x")]).toEqual([5, " x"]);
  for (const text of ["+5", "x", " x ", "55"]) expect(() => type.parse(text)).toThrow(ValueError);
});

describe("values are checked on every way in and out", () => {
  const percent = restrict(int, "percent", { maxInclusive: "100" });
  const code = restrict(string, "code", { enumeration: ["A", "B"], maxLength: 1 });

  test("over a bound", () => {
    const refusal = expect.objectContaining({
      code: "facet",
      message: "101 is not a valid percent: it must be at most 100",
    });
    for (const use of [percent.format, percent.toJson, percent.fromJson]) expect(() => use(101)).toThrow(refusal);
    expect(() => percent.parse("101")).toThrow(refusal);
  });

  test("with white space that the type does not have", () => {
    const collapsed = restrict(string, "collapsed", { whiteSpace: "collapse" });
    for (const use of [collapsed.format, collapsed.toJson, collapsed.fromJson])
      expect(() => use(" a")).toThrow(ValueError);
    expect(collapsed.parse(" a")).toBe("a");
  });

  test("an enumeration of text has its literals as type", () => {
    const value: "A" | "B" = code.parse("A");
    expect(code.toJson(value)).toBe("A");
    // @ts-expect-error "C" is none of the literals
    expect(() => code.toJson("C")).toThrow('"C" is not a valid code: it is none of A, B');
  });

  test("of many values the first ones are told", () => {
    const many = restrict(string, "code", { enumeration: Array.from({ length: 100 }, (_, index) => `c${index}`) });
    expect(() => many.parse("d")).toThrow(/: it is none of c0, c1, .{192}…$/);
  });

  test("a bound that is no value of the base is refused at once", () => {
    expect(() => restrict(int, "wrong", { maxInclusive: "x" })).toThrow(ValueError);
  });

  test("an exclusive bound may be the one that the base excludes", () => {
    const positive = restrict(int, "positive", { minExclusive: "0" });
    const same = restrict(positive, "same", { minExclusive: "+0", maxExclusive: "5" });
    for (const text of ["0", "5"]) expect(() => same.parse(text)).toThrow(ValueError);
    expect(restrict(same, "again", { minExclusive: "0", maxExclusive: "5" }).parse("4")).toBe(4);
    const between = restrict(positive, "between", { maxExclusive: "5" });
    expect(restrict(between, "again", { minExclusive: "0" }).parse("1")).toBe(1);
    expect(() => restrict(positive, "wrong", { minInclusive: "0" })).toThrow(ValueError);
    expect(() => restrict(positive, "wrong", { minExclusive: "-1" })).toThrow(ValueError);
  });
});

test("20,000 values are found without comparing each to each", () => {
  const days = Array.from(
    { length: 20_000 },
    (_, index) => `${1000 + (index % 8000)}-01-0${1 + Math.floor(index / 8000)}`,
  );
  const type = restrict(date, "day", { enumeration: days });
  const taken = processorTime(() => {
    for (const day of days) type.parse(day);
  }, 5000);
  expect(taken).toBeLessThan(5000);
});

test("values of a union are compared as its members compare them", () => {
  const type = restrict(union([decimal, token], "either"), "some", { enumeration: ["1", "a b"] });
  for (const text of ["1", "01", "1.0", " a  b "]) expect(isAccepted(() => type.parse(text))).toBe(true);
  for (const text of ["2", "a"]) expect(isAccepted(() => type.parse(text))).toBe(false);
  const texts = restrict(union([token, decimal], "either"), "some", { enumeration: ["1"] });
  expect(isAccepted(() => texts.parse("01"))).toBe(false);
});

test("the member of a union that takes a text reads it, and none that takes what is left of it", () => {
  const one = restrict(string, "one", { enumeration: ["1"] });
  const type = restrict(union([one, int], "either"), "some", { pattern: [/^\d$/] });
  expect([type.parse("1"), type.parse(" 1")]).toEqual(["1", 1]);
});

function written<Value>(type: SimpleType<Value>, pattern: RegExp, text: string): string {
  const patterned = restrict(type, "patterned", { pattern: [pattern] });
  return patterned.format(patterned.parse(text));
}

test.each([
  [written(list(boolean, "flags"), /^[01 ]+$/, "1 0"), "1 0"],
  [written(list(int, "ints"), /^\d\d( \d\d)*$/, "01 12"), "01 12"],
  [written(union([boolean, token], "either"), /^.$/, "0"), "0"],
  [written(union([list(boolean, "flags"), token], "either"), /^.{1,3}$/, " 1 1 "), "1 1"],
  [written(union([decimal, token], "either"), /^\d\.\d\d$/, "1.50"), "1.50"],
  [written(list(float, "tested"), /^(?:\dE-\d{2} \.\d{2}E\d \d+\.\d{3})$/u, "4E-11 .24E4 1.500"), "4E-11 .24E4 1.500"],
  [written(list(boolean, "tested"), /^(?:[1]{1} true 0|false)$/u, "1 true 0"), "1 true 0"],
  [written(list(hexBinary, "tested"), /^(?:[A-F]{2} [a-f]{2})$/u, "AA aa"), "AA aa"],
  [written(union([hexBinary, date], "tested"), /^(?:[0-9a-f]*)$/u, "0a"), "0a"],
])("a value of a list or union is written as its pattern wants it: %s", (text, want) => expect(text).toBe(want));

function schemaOf(base: string, facets: Facets): string {
  const { pattern, enumeration = [], ...others } = facets;
  const rows: [string, string | number][] = [
    ...Object.entries(others),
    ...enumeration.map((value): [string, string] => ["enumeration", value]),
    ...(pattern ?? []).map((one): [string, string] => [
      "pattern",
      one instanceof RegExp ? one.source.slice(4, -2) : "",
    ]),
  ];
  const elements = rows.map(([name, value]) => `<xs:${name} value="${value}"/>`);
  return `<xs:simpleType><xs:restriction base="${base}">${elements.join("")}</xs:restriction></xs:simpleType>`;
}

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}

const states = linearPattern({ states: [{ a: [0] }], final: [0] });

test.each<readonly [what: string, pattern: readonly TextPattern[], want: string]>([
  ["one pattern", [/^C-\d$/u], "does not match C-\\d"],
  ["two", [/^a+$/u, /^(?:b|c)$/u], "does not match a+ or (?:b|c)"],
  ["the longest", [new RegExp(`^${"a".repeat(60)}$`)], `does not match ${"a".repeat(60)}`],
  ["a longer one", [new RegExp(`^${"a".repeat(61)}$`)], "does not match the type's pattern"],
  ["what is no expression", [states], "does not match the type's pattern"],
  ["one that is none beside one that is", [/^a$/u, states], "does not match the type's pattern"],
])("who breaks a pattern is told which: %s", (_what, pattern, want) => {
  expect(() => restrict(string, "code", { pattern }).parse("x")).toThrow(`"x" is not a valid code: it ${want}`);
});

describe("a value is written in the form that the pattern wants", () => {
  test.each([
    ["boolean", restrict(boolean, "tested", { pattern: [/^(?:1|0)$/u] }).format(false), "0"],
    ["int", restrict(int, "tested", { pattern: [/^(?:\d{5})$/u] }).format(1234), "01234"],
    ["integer", restrict(integer, "tested", { pattern: [/^(?:\+.*)$/u] }).format(7n), "+7"],
    ["float", restrict(float, "tested", { pattern: [/^(?:...[Ee]..)$/u] }).format(0.01), "1.0E-2"],
    ["decimal", restrict(decimal, "tested", { pattern: [/^(?:\d+\.\d{2})$/u] }).format("1.5"), "1.50"],
    [
      "decimal of so many digits",
      restrict(decimal, "tested", { pattern: [/^(?:\d+\.\d{2})$/u], totalDigits: 3 }).format("12.5"),
      "12.50",
    ],
    ["decimal with a point", restrict(decimal, "tested", { pattern: [/^(?:\d+\.)$/u] }).format("5.0"), "5."],
    [
      "float without a whole part",
      restrict(float, "tested", { pattern: [/^(?:\.\d{2}E-\d)$/u] }).format(2.4e-5),
      ".24E-4",
    ],
    ["hexBinary", restrict(hexBinary, "tested", { pattern: [/^(?:[a-f0-9]*)$/u] }).format(new Uint8Array([171])), "ab"],
  ])("%s", (_, text, want) => expect(text).toBe(want));

  test("both patterns of two steps are kept", () => {
    const outer = restrict(restrict(float, "inner", { pattern: [/^(?:...[Ee]..)$/u] }), "outer", {
      pattern: [/^(?:1\.0e-2)$/u],
    });
    expect(outer.format(0.01)).toBe("1.0e-2");
    expect(() => outer.format(0.02)).toThrow(ValueError);
  });
});

test("names are compared and written by their namespaces", () => {
  const type = restrict(QName, "tested", { enumeration: ["{urn:a}x", "y"] });
  expect(type.parse(" a:x ", testPrefixes)).toBe("{urn:a}x");
  expect(type.format("{urn:a}x", testPrefixes)).toBe("a:x");
  expect(type.parse("y", testPrefixes)).toBe("y");
  for (const text of ["xs:x", "x", "b:x", "{urn:a}x"]) expect(() => type.parse(text, testPrefixes)).toThrow(ValueError);
});
