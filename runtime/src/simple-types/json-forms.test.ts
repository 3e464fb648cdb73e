import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { IssueCode } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import { integer, long, unsignedLong } from "./big-integers.js";
import { base64Binary, hexBinary } from "./binary.js";
import { boolean } from "./boolean.js";
import { dateTime } from "./calendar.js";
import { decimal } from "./decimal.js";
import { duration, netDuration } from "./duration.js";
import { restrict } from "./facets/restrict.js";
import { double, float } from "./floats.js";
import { guid } from "./guid.js";
import { char, int, unsignedByte } from "./integers.js";
import { list } from "./list.js";
import { NMTOKENS, QName } from "./names.js";
import type { Scalar } from "./scalar.js";
import { string, token } from "./strings.js";
import { union } from "./union.js";
import { anyURI } from "./uri.js";

/** A scalar whatever its values are. */
interface AnyScalar {
  readonly fromJson: (value: unknown) => unknown;
  readonly format: (value: never) => string;
  readonly toJson: (value: never) => unknown;
}

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

function accepted<Value>(type: Scalar<Value>, json: unknown, value: Value, out: unknown = json): [string, () => void] {
  const check = (): void => {
    expect(type.fromJson(json)).toEqual(value);
    expect(type.toJson(value)).toEqual(out);
    expect(type.fromJson(type.toJson(value))).toEqual(value);
  };
  return [`${type.name} ${JSON.stringify(json)}`, check];
}

test.each([
  accepted(string, "", ""),
  accepted(string, " a\n\u0000\ud800", " a\n\u0000\ud800"),
  accepted(boolean, true, true),
  accepted(int, 5, 5),
  accepted(int, -0, 0, 0),
  accepted(int, -2147483648, -2147483648),
  accepted(char, 97, 97),
  accepted(long, "9223372036854775807", 9223372036854775807n),
  accepted(long, 5, 5n, "5"),
  accepted(long, Number.MAX_SAFE_INTEGER, 9007199254740991n, "9007199254740991"),
  accepted(integer, "-007", -7n, "-7"),
  accepted(double, 1.5, 1.5),
  accepted(double, 5e-324, 5e-324),
  accepted(double, "INF", Number.POSITIVE_INFINITY),
  accepted(double, "-INF", Number.NEGATIVE_INFINITY),
  accepted(double, "NaN", Number.NaN),
  accepted(float, 0.1, 0.1),
  accepted(decimal, "1.50", "1.50"),
  accepted(decimal, 1.5, "1.5", "1.5"),
  accepted(decimal, 1e21, "1000000000000000000000", "1000000000000000000000"),
  accepted(decimal, -1.25e-7, "-0.000000125", "-0.000000125"),
  accepted(dateTime, "2017-06-01T10:00:00", "2017-06-01T10:00:00"),
  accepted(dateTime, "2017-06-01T10:00:00.1234567890+02:00", "2017-06-01T10:00:00.1234567890+02:00"),
  accepted(duration, "P1Y", "P1Y"),
  accepted(base64Binary, "AQID", bytes(1, 2, 3)),
  accepted(base64Binary, "", bytes()),
  accepted(hexBinary, "AQI=", bytes(1, 2)),
  accepted(anyURI, "a b", "a b"),
  accepted(QName, "{http://www.w3.org/2000/xmlns}a", "{http://www.w3.org/2000/xmlns}a"),
  accepted(QName, "{}a", "a", "a"),
  accepted(NMTOKENS, ["a", "b"], ["a", "b"]),
  accepted(list(decimal, "decimals"), ["1.0", 2], ["1.0", "2"], ["1.0", "2"]),
  accepted(guid, "0123456789abcdef0123456789abcdef", "01234567-89ab-cdef-0123-456789abcdef"),
  accepted(
    guid,
    "{01234567-89AB-CDEF-0123-456789ABCDEF}",
    "01234567-89ab-cdef-0123-456789abcdef",
    "0123456789abcdef0123456789abcdef",
  ),
])("%s is read", (_, check) => check());

const refused: readonly [AnyScalar, IssueCode, readonly unknown[]][] = [
  [string, "type", [5, true, {}, [], undefined]],
  [token, "value", [" a", "a  b", "a\n"]],
  [anyURI, "value", [" ", " a", "a  b", "a\n"]],
  [QName, "type", [5, true, {}]],
  [QName, "value", ["", "a:b", "{urn:a}", "{http://www.w3.org/2000/xmlns/}a"]],
  [boolean, "type", ["true", 1, 0, ""]],
  [int, "type", ["5", true, [], {}, 5n]],
  [int, "value", [1.5, Number.NaN]],
  [int, "facet", [2147483648, -2147483649, Number.POSITIVE_INFINITY, 2147483648.5]],
  [unsignedByte, "facet", [-1, 256]],
  [long, "type", [true, [], {}]],
  [long, "value", ["", " 5", "5.0", "0x5", 1.5, 2 ** 53]],
  [long, "facet", ["9223372036854775808"]],
  [unsignedLong, "facet", ["-1", -1]],
  [double, "type", ["5", "Infinity", "inf", "", true]],
  [double, "facet", [Number.POSITIVE_INFINITY]],
  [float, "facet", [3.5e38, Number.NEGATIVE_INFINITY]],
  [decimal, "value", ["1e5", "", " 1", "1,5", Number.POSITIVE_INFINITY]],
  [decimal, "type", [true, 5n]],
  [dateTime, "value", ["2017-02-29T00:00:00", "2017-06-01", " 2017-06-01T10:00:00", "/Date(0)/", ""]],
  [dateTime, "type", [0, new Date(0)]],
  [base64Binary, "value", ["AQ", "AQ=", "A Q I D", "AR==", "-_==", "AQID\n"]],
  [base64Binary, "type", [5, [1]]],
  [NMTOKENS, "type", ["a b", {}]],
  [NMTOKENS, "facet", [[]]],
  [NMTOKENS, "value", [["a b"], [""]]],
  [list(string, "strings"), "value", [["a b"], [""], ["a\t"]]],
  [
    guid,
    "value",
    [
      "",
      "0123456789abcdef0123456789abcde",
      "{0123456789abcdef0123456789abcdef}",
      "{01234567-89ab-cdef-0123-456789abcdef",
    ],
  ],
  [
    guid,
    "value",
    [
      "01234567-89ab-cdef-0123-456789abcdeg",
      "0123456789ab-cdef-0123-456789abcdef",
      " 0123456789abcdef0123456789abcdef",
    ],
  ],
  [guid, "type", [5]],
];

describe.each(refused)("%p refuses with %s", (type, code, values) => {
  test.each(values.map((value) => [value]))("%p", (value) => {
    expect(() => type.fromJson(value)).toThrow(expect.objectContaining({ name: "ValueError", code }));
  });
});

describe("values of a program are checked before they are written", () => {
  const wrong: readonly [AnyScalar, unknown, IssueCode][] = [
    [int, 1.5, "value"],
    [int, 2 ** 31, "facet"],
    [int, "5", "type"],
    [long, 5, "type"],
    [long, 2n ** 63n, "facet"],
    [double, "1", "type"],
    [float, 1e39, "facet"],
    [decimal, 1.5, "type"],
    [decimal, "1e5", "value"],
    [dateTime, "today", "value"],
    [boolean, 1, "type"],
    [string, 5, "type"],
    [token, " a", "value"],
    [guid, "x", "value"],
    [hexBinary, "AB", "type"],
    [NMTOKENS, [], "facet"],
    [NMTOKENS, "ab", "type"],
    [NMTOKENS, null, "type"],
    [list(string, "strings"), ["a b"], "value"],
    [netDuration, "P1Y", "value"],
    [netDuration, "P10675200D", "facet"],
  ];

  test.each(wrong)("%p %p", (type, value, code) => {
    const refusal = expect.objectContaining({ name: "ValueError", code });
    expect(() => Reflect.apply(type.format, undefined, [value])).toThrow(refusal);
    expect(() => Reflect.apply(type.toJson, undefined, [value])).toThrow(refusal);
  });
});

test("xs:hexBinary is written in upper case, its canonical form (3.2.15.2)", () => {
  expect([hexBinary.format(bytes(0, 171, 255)), hexBinary.parse("00abFf")]).toEqual(["00ABFF", bytes(0, 171, 255)]);
});

describe("the serialization schema's duration", () => {
  test.each([
    ...[
      "P10675199DT2H48M5.4775807S",
      "-P10675199DT2H48M5.4775808S",
      "PT922337203685.4775807S",
      "P0D",
      "PT1H30M",
      "-PT0.1S",
    ],
    ...["PT0.00000000000000000001S", "P010675199D", "PT256204778H", `P${"0".repeat(20)}1D`],
    ...["P10675199DT2H48M5.47758070000S", "PT1.98765432109876543210S"],
  ])("%s is one", (text) => expect(netDuration.parse(text)).toBe(text));

  test.each([
    ...[
      "P10675199DT2H48M5.4775808S",
      "-P10675199DT2H48M5.4775809S",
      "P10675199DT2H48M5.47758070000001S",
      "PT922337203686S",
    ],
    ...[
      "P10675200D",
      `P${"9".repeat(100_000)}D`,
      "P1Y",
      "P1M",
      "P",
      "PT",
      "P1DT",
      "PT1.S",
      "PT.5S",
      "1:30:00",
      "xP1D",
      "P1Dx",
      "",
    ],
  ])("%.40s is none", (text) => expect(() => netDuration.parse(text)).toThrow(ValueError));
});

describe("unions", () => {
  const size = union([restrict(string, "Size", { enumeration: ["small", "large"] }), int], "size");

  test.each<[string, "small" | "large" | number]>([
    ["small", "small"],
    ["5", 5],
    [" 5 ", 5],
  ])("%j is %j", (text, want) => {
    expect(size.parse(text)).toBe(want);
    expect(size.fromJson(want)).toBe(want);
    expect(size.toJson(want)).toBe(want);
    expect(size.parse(size.format(want))).toBe(want);
  });

  test.each(["Small", "1.5", ""])("%j is refused", (text) => expect(() => size.parse(text)).toThrow(ValueError));
  test.each(["Small", "5", 1.5, null, {}])("%j is refused in JSON", (json) =>
    expect(() => size.fromJson(json)).toThrow(ValueError),
  );

  test("an open enumeration takes any string", () => {
    const state = union([restrict(string, "Known", { enumeration: ["Pending"] }), string], "State");
    expect([state.parse("Pending"), state.parse("Other"), state.fromJson("x")]).toEqual(["Pending", "Other", "x"]);
  });
});

describe("laws", () => {
  test("numbers come back from XML and JSON", () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(double.parse(double.format(value))).toBe(value);
        expect(double.fromJson(JSON.parse(JSON.stringify(double.toJson(value)))) + 0).toBe(value + 0);
      }),
    );
    fc.assert(fc.property(fc.float(), (value) => expect(float.parse(float.format(value))).toBe(value)));
    fc.assert(fc.property(fc.integer(), (value) => expect(int.parse(int.format(value))).toBe(value)));
    fc.assert(fc.property(fc.bigInt(), (value) => expect(integer.fromJson(integer.toJson(value))).toBe(value)));
  });

  test("bytes come back from XML and JSON, and are base64 as atob has it", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (value) => {
        expect(hexBinary.parse(hexBinary.format(value))).toEqual(value);
        expect(base64Binary.parse(base64Binary.format(value))).toEqual(value);
        expect(base64Binary.toJson(value)).toBe(Buffer.from(value).toString("base64"));
      }),
    );
    const large = new Uint8Array(1_000_000).fill(7);
    // Jest would compare them byte by byte, for seconds.
    expect(Buffer.compare(base64Binary.parse(base64Binary.format(large)), large)).toBe(0);
  });

  test("a number of JSON becomes the decimal that it is", () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        const text = decimal.fromJson(value);
        expect(decimal.parse(text)).toBe(text);
        expect(Number(text) + 0).toBe(value + 0);
      }),
    );
  });
});
