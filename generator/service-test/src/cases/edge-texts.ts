import type { BuiltinName } from "@stubwright/contract/simple-types";

/** Characters that are easy to lose: markup, white space, letters of several widths, a pair of surrogates, combining marks. */
const awkwardTexts: readonly string[] = [
  "",
  "a & b < c > d \"e\" 'f'",
  "]]>",
  "<b>&amp;</b>",
  " two  spaces around ",
  "first line\nsecond line\tafter a tab",
  "Zürich, Łódź, Ελλάδα, 中文, العربية",
  "\u{1f600} and \u{10348}",
  "e\u0301 is not \u00e9",
  "0",
  "null",
  "true",
  "007",
  "x".repeat(5000),
];

const integerTexts = ["0", "1", "-1", "+1", "007", "42"];
const zones = ["", "Z", "+05:30", "-08:00", "+14:00"];
const moments = [
  "2024-02-29T12:30:45",
  "2024-02-29T12:30:45.5",
  "2024-02-29T12:30:45.1234567",
  "1969-07-20T20:17:40",
  "0001-01-01T00:00:00",
  "9999-12-31T23:59:59",
];

/** The texts at the edges of each built-in type: its bounds, its rarer spellings, and what programs often lose of it. */
const edges: Partial<Record<BuiltinName, readonly string[]>> = {
  string: awkwardTexts,
  normalizedString: awkwardTexts,
  token: awkwardTexts,
  anySimpleType: ["a & b < c", "中文"],
  anyURI: ["https://example.com/a?b=c&d=e#f", "urn:example:a%20b", ""],
  language: ["en", "de-CH", "zh-Hant-TW"],
  Name: ["a.b-c_d", "Größe"],
  NCName: ["a.b-c_d", "Größe"],
  NMTOKEN: ["1.a-b"],
  boolean: ["true", "false", "1", "0"],
  decimal: [
    ...[
      "0",
      "-1",
      "+1.5",
      "0.1",
      "-0.5",
      ".5",
      "5.",
      "100",
      "0.30",
      "1000000000000000000000",
      "0.00000000000000000001",
    ],
    ...["12345678901234567890.12345678901234567890", "9007199254740993", "-79228162514264337593543950335"],
  ],
  integer: [...integerTexts, "9007199254740993", "-9007199254740993", "123456789012345678901234567890"],
  nonPositiveInteger: ["0", "-1", "-9007199254740993"],
  negativeInteger: ["-1", "-9007199254740993"],
  nonNegativeInteger: ["0", "1", "9007199254740993"],
  positiveInteger: ["1", "9007199254740993"],
  long: [...integerTexts, "9007199254740993", "-9007199254740993", "9223372036854775807", "-9223372036854775808"],
  unsignedLong: ["0", "1", "9007199254740993", "18446744073709551615"],
  int: [...integerTexts, "2147483647", "-2147483648"],
  unsignedInt: ["0", "1", "4294967295", "2147483648"],
  short: [...integerTexts, "32767", "-32768"],
  unsignedShort: ["0", "65535"],
  byte: [...integerTexts, "127", "-128"],
  unsignedByte: ["0", "128", "255"],
  float: ["0", "-1.5", "1.5E10", "3.4028235E38", "1.17549435E-38", "INF", "-INF", "NaN", "0.1", "16777217"],
  double: [
    ...["0", "-0", "-1.5", "1.5E10", "1.7976931348623157E308", "4.9E-324", "INF", "-INF", "NaN", "0.1"],
    ...["0.30000000000000004", "123456789.123456789", "9007199254740993"],
  ],
  duration: ["P1Y2M3DT4H5M6.789S", "PT0S", "-P1D", "PT36H", "P400D", "P1M"],
  netDuration: ["P3DT4H5M6.789S", "PT0S", "-P1D", "PT36H"],
  dateTime: [...moments.flatMap((text) => zones.map((zone) => text + zone)), "2024-02-29T24:00:00"],
  date: ["2024-02-29", "1969-12-31", "0001-01-01", "9999-12-31"].flatMap((text) => zones.map((zone) => text + zone)),
  time: ["00:00:00", "12:30:45", "12:30:45.1234567", "23:59:59.999"].flatMap((text) =>
    zones.map((zone) => text + zone),
  ),
  gYear: ["2024", "2024Z", "0001"],
  gYearMonth: ["2024-02", "2024-02Z"],
  gMonth: ["--02", "--02Z"],
  gMonthDay: ["--02-29", "--02-29Z"],
  gDay: ["---31", "---31Z"],
  hexBinary: ["", "00", "FFFE0001", "deadbeef", "0102030405060708090A0B0C0D0E0F"],
  base64Binary: [
    "",
    "AA==",
    "//79/A==",
    "AAECAwQFBgcICQoLDA0ODw==",
    Buffer.from(bytes(256)).toString("base64"),
    "AAEC AwQF",
  ],
  guid: [
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9",
  ],
  char: ["0", "65", "955", "65535"],
};

function bytes(count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => index);
}

/** Texts at the edges of a built-in type; facets may rule some out. */
export function edgeTexts(name: BuiltinName): readonly string[] {
  return edges[name] ?? [];
}

/** Texts that a service might take for a value of some built-in type, and that are none of most types. */
export const strangeTexts: readonly string[] = [
  ...[
    "",
    "abc",
    "1.5",
    "1,5",
    "1e5",
    "-1",
    "0x10",
    "99999999999999999999999999",
    "TRUE",
    "yes",
    "2",
    "Infinity",
    "nan",
  ],
  ...[
    "2024-02-30",
    "2024-02-30T00:00:00",
    "2024-13-01T00:00:00",
    "29.02.2024",
    "2024-02-29 12:00:00",
    "25:00:00",
    "12:60:00",
  ],
  ...[
    "P1S",
    "1 hour",
    "@@@",
    "ABC",
    "G0",
    "not a uri %zz",
    "a b",
    "123",
    "2147483648",
    "4294967296",
    "32768",
    "128",
    "256",
  ],
  ...["9223372036854775808", "18446744073709551616", "--13", "---32", "not-a-guid", "-0.1"],
];

/** Texts that look like values of a built-in type and are none. */
const wrong: Partial<Record<BuiltinName, readonly string[]>> = {
  date: ["2024-02-30", "2023-02-29", "2024-13-01", "29.02.2024", "2024-2-9"],
  dateTime: ["2024-02-30T00:00:00", "2024-13-01T00:00:00", "2024-02-29 12:00:00", "2024-02-29T25:00:00", "2024-02-29"],
  time: ["25:00:00", "12:60:00", "12:00"],
  boolean: ["TRUE", "yes", "2"],
  // Numbers that wrap around to small ones in so many bits.
  byte: ["256", "128"],
  unsignedByte: ["256", "-1"],
  short: ["65536", "32768"],
  unsignedShort: ["65536", "-1"],
  int: ["4294967296", "2147483648"],
  unsignedInt: ["4294967296", "-1"],
  long: ["18446744073709551616", "9223372036854775808"],
  unsignedLong: ["18446744073709551616", "-1"],
  decimal: ["1,5", "1.234,5", "1e5", "0x10", "INF"],
  double: ["1,5", "Infinity", "nan", "0x10"],
  float: ["1,5", "Infinity", "nan", "0x10"],
  duration: ["P1S", "1 hour", "PT"],
  hexBinary: ["G0", "ABC"],
  base64Binary: ["@@@", "AAA"],
  gMonth: ["--13"],
  gDay: ["---32"],
};

/** Texts that look like values of a built-in type and are none. */
export function wrongTexts(name: BuiltinName): readonly string[] {
  return wrong[name] ?? [];
}
