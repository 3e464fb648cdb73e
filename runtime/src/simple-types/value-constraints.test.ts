import { describe, expect, test } from "@jest/globals";
import { ValueError } from "../errors/value-error.js";
import { integer } from "./big-integers.js";
import { base64Binary, hexBinary } from "./binary.js";
import { decimal } from "./decimal.js";
import { restrict } from "./facets/restrict.js";
import { float } from "./floats.js";
import { int } from "./integers.js";
import { list } from "./list.js";
import { QName } from "./qualified-names.js";
import type { SimpleType } from "./simple-type.js";
import { string } from "./strings.js";
import { testPrefixes } from "./testing/test-prefixes.js";
import { union } from "./union.js";
import { fixed } from "./value-constraints.js";

interface Case {
  readonly title: string;
  readonly text: string;
  readonly written: () => string;
}

function given<Value>(base: SimpleType<Value>, text: string, read: string): Case {
  const type = fixed(base, "tested", text);
  return {
    title: `${base.name} fixed to ${text}, read as ${read}`,
    text: read,
    written: () => type.format(type.parse(read, testPrefixes), testPrefixes),
  };
}

function like<Value>(base: SimpleType<Value>, pattern: RegExp): SimpleType<Value> {
  return restrict(base, `${base.name} like ${pattern.source}`, { pattern: [pattern] });
}

describe("a fixed value is written as it was read", () => {
  const cases = [
    given(decimal, "1.0", "1.0"),
    given(decimal, "1.0", "1"),
    given(list(decimal, "decimals"), "1.0 2", "1.00 2"),
    given(list(int, "ints"), "1 2", "1 2"),
    given(union([int, decimal], "numbers"), "1.0", "1"),
    given(QName, "{urn:a}x", "a:x"),
    given(QName, "x", "x"),
    given(list(QName, "names"), "{urn:a}x y", "a:x y"),
    given(union([int, QName], "numbers and names"), "{urn:a}x", "a:x"),
    // Texts that are found for no other value of these patterns.
    given(like(float, /^\+0012\.50e\+0001$/), "+0012.50e+0001", "+0012.50e+0001"),
    given(like(hexBinary, /^aB$/), "aB", "aB"),
    given(like(list(int, "ints"), /^0{45}1 2$/), `${"0".repeat(45)}1 2`, `${"0".repeat(45)}1 2`),
  ];
  test.each(cases.map((one) => [one.title, one] as const))("%s", (_, { text, written }) => {
    expect(written()).toBe(text);
  });
});

test.each<[value: unknown]>([[undefined], [null], [{ length: 2 }], ["1 2"], [[1]], [[1, 3]], [[1, undefined]]])(
  "what is no list, or another, is refused where a list is fixed: %j",
  (value) => {
    const type = fixed(list(int, "ints"), "tested", "1 2");
    expect(() => Reflect.apply(type.format, undefined, [value])).toThrow(ValueError);
    expect(() => Reflect.apply(type.toJson, undefined, [value])).toThrow(ValueError);
  },
);

function writing<Value>(base: SimpleType<Value>, text: string, value: unknown): readonly (() => unknown)[] {
  const type = fixed(base, "tested", text);
  return [type.format, type.toJson].map((write) => () => Reflect.apply(write, undefined, [value]));
}

const one = restrict(string, "one", { enumeration: ["1"] });
// Members of different primitive types have no value in common; those derived from xs:decimal have (XSD 1.0 Part 2, 3.2).
test.each<[what: string, attempts: readonly (() => unknown)[], want: "taken" | "refused"]>([
  ["1 for 1.0", writing(union([int, decimal], "tested"), "1.0", 1), "taken"],
  ["1n for 1.0", writing(union([integer, decimal], "tested"), "1.0", 1n), "taken"],
  ["1.50 for 1.5", writing(union([int, decimal], "tested"), "1.5", "1.50"), "taken"],
  ["2 for 1.0", writing(union([int, decimal], "tested"), "1.0", 2), "refused"],
  ["1 of xs:float for 1.0 of xs:decimal", writing(union([decimal, float], "tested"), "1.0", 1), "refused"],
  ["1 of xs:int for a text", writing(union([one, int], "tested"), "1", 1), "refused"],
  ["a value of no member", writing(union([int, decimal], "tested"), "1.0", "one"), "refused"],
  ["an object", writing(union([int, decimal], "tested"), "1.0", {}), "refused"],
  ["null", writing(union([int, decimal], "tested"), "1.0", null), "refused"],
  ["the same bytes", writing(base64Binary, "AQI=", Uint8Array.of(1, 2)), "taken"],
  ["fewer bytes", writing(base64Binary, "AQI=", Uint8Array.of(1)), "refused"],
  ["other bytes", writing(base64Binary, "AQI=", Uint8Array.of(1, 3)), "refused"],
])("a fixed value: %s", (_what, attempts, want) => {
  for (const attempt of attempts) {
    if (want === "taken") expect(attempt).not.toThrow();
    else expect(attempt).toThrow(ValueError);
  }
});
