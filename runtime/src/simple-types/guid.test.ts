import { expect, test } from "@jest/globals";
import { ValueError } from "../errors/value-error.js";
import { guid } from "./guid.js";

const hyphenated = "01234567-89ab-cdef-0123-456789abcdef";
const digits = "0123456789abcdef0123456789abcdef";

test.each([
  hyphenated,
  hyphenated.toUpperCase(),
  `{${hyphenated}}`,
  `{${hyphenated.toUpperCase()}}`,
  digits,
  digits.toUpperCase(),
])("%s means one guid on both wires", (text) => {
  expect([guid.parse(text), guid.parse(` ${text}\n`), guid.fromJson(text), guid.format(text)]).toEqual(
    Array(4).fill(hyphenated),
  );
  expect(guid.toJson(text)).toBe(digits);
});

test.each([
  ["nothing", ""],
  ["a digit less", digits.slice(1)],
  ["a digit more", `${digits}0`],
  ["a digit less in a group", hyphenated.slice(0, -1)],
  ["a digit more in a group", `${hyphenated}0`],
  ["a group less", hyphenated.replace("-0123", "")],
  ["another letter first", `g${hyphenated.slice(1)}`],
  ...[9, 14, 19, 24].map((at) => [`another letter at ${at}`, `${hyphenated.slice(0, at)}g${hyphenated.slice(at + 1)}`]),
  ["another letter among the digits", `g${digits.slice(1)}`],
  ["digits in braces", `{${digits}}`],
  ["one brace", `{${hyphenated}`],
  ["the other brace", `${hyphenated}}`],
  ["hyphens elsewhere", "0123-456789ab-cdef-0123-456789abcdef"],
  ["hyphens missing", hyphenated.replace("-", "")],
  ["a line end", `${digits}\n`],
])("%s is none in JSON, nor as a value", (_what, text = "") => {
  for (const read of [guid.fromJson, guid.format, guid.toJson]) expect(() => read(text)).toThrow(ValueError);
});

test("what is no text is none", () => {
  for (const value of [7, null, {}, [digits]]) expect(() => guid.fromJson(value)).toThrow(ValueError);
});
