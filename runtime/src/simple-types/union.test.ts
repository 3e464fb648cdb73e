import { expect, test } from "@jest/globals";
import { ValueError } from "../errors/value-error.js";
import { base64Binary } from "./binary.js";
import { boolean } from "./boolean.js";
import type { Facets } from "./facets/facets.js";
import { restrict } from "./facets/restrict.js";
import { int } from "./integers.js";
import { list } from "./list.js";
import type { SimpleType } from "./simple-type.js";
import { string } from "./strings.js";
import { union } from "./union.js";

/** A member that refuses every text, and tells with what. */
function refusing(errors: Error[], make: () => Error): SimpleType<string> {
  const parse = (): never => {
    const error = make();
    errors.push(error);
    throw error;
  };
  return { ...string, parse };
}

test("no stack is kept of what a member refuses, as that takes most of the time: 20 s for the list items of one MiB", () => {
  const errors: Error[] = [];
  const type = union([refusing(errors, () => new ValueError("value", "no")), int], "Either");
  expect(type.parse("7")).toBe(7);
  expect(errors.map(({ stack }) => stack?.includes("\n    at "))).toEqual([false]);
});

test.each<[string, () => Error]>([
  ["a refusal", () => new ValueError("value", "no")],
  ["a defect", () => new TypeError("a defect")],
])("other errors keep theirs, also after %s", (_title, make) => {
  const type = union([refusing([], make)], "Either");
  expect(() => type.parse("7")).toThrow();
  expect(new Error("another").stack).toContain("\n    at ");
});

/** Unions of two unions each, facets between them: 2^40 ways lead to the first members. */
function crossed(facets: Facets): SimpleType<unknown> {
  let [left, right] = [union([int, boolean], "L0"), union([boolean, int], "R0")] as [
    SimpleType<unknown>,
    SimpleType<unknown>,
  ];
  for (let level = 1; level <= 40; level++) {
    const [one, other] = [left, right];
    left = restrict(union([one, other], `l${level}`), `L${level}`, facets);
    right = restrict(union([other, one], `r${level}`), `R${level}`, facets);
  }
  return left;
}

test.each<[title: string, facets: Facets, text: string, want: unknown]>([
  ["a value", { pattern: [/^\d+$/] }, "7", 7],
  ["a text that no member reads", { pattern: [/^\d+$/] }, "seven", undefined],
  ["a value that the first members have", { pattern: [/^\d{3}$/] }, "7", undefined],
  ["a value in another form", { pattern: [/^\d{3}$/] }, "007", 7],
  ["a value that is listed", { enumeration: ["7", "8"] }, "08", 8],
  ["a value that is not", { enumeration: ["7", "8"] }, "true", undefined],
])("restricted unions of restricted unions ask each of them once: %s", (_title, facets, text, want) => {
  const type = crossed(facets);
  const refused = (value: unknown): void => {
    for (const question of [type.format, type.fromJson, type.toJson]) expect(() => question(value)).toThrow(ValueError);
  };
  if (want === undefined) {
    expect(() => type.parse(text)).toThrow(ValueError);
    refused(text);
  } else {
    expect(type.parse(text)).toBe(want);
    expect(type.toJson(want)).toBe(want);
    expect(type.fromJson(want)).toBe(want);
    expect(type.parse(type.format(want))).toBe(want);
    expect(type.isSame?.(want, want)).toBe(true);
  }
  refused({});
});

test("equal items of a list in a union are bytes of their own", () => {
  const bytes = union([union([int, base64Binary], "number or bytes"), boolean], "item");
  const type = union([union([int, boolean], "number or truth"), list(bytes, "items")], "number or items");
  for (const read of [type.parse("QUJD QUJD QUJD"), type.fromJson(["QUJD", "QUJD", "QUJD"])]) {
    expect(read).toEqual([Uint8Array.of(65, 66, 67), Uint8Array.of(65, 66, 67), Uint8Array.of(65, 66, 67)]);
    expect(new Set(read as Uint8Array[]).size).toBe(3);
  }
});
