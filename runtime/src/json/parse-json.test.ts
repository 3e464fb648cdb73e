import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { DecodeError } from "../errors/decode-error.js";
import { parseJson, syntaxErrorAt } from "./parse-json.js";

describe("what is no JSON is refused with its place", () => {
  test.each<[string, number, number]>([
    ["", 1, 1],
    ["  ", 1, 3],
    ["x", 1, 1],
    ["{", 1, 2],
    ['{"a"', 1, 5],
    ['{"a":', 1, 6],
    ['{"a":1', 1, 7],
    ['{"a":1,}', 1, 8],
    ["{a:1}", 1, 2],
    ["{'a':1}", 1, 2],
    ['{"a" 1}', 1, 6],
    ["[1,]", 1, 4],
    ["[1 2]", 1, 4],
    ["[1}", 1, 3],
    ['{"a":1]', 1, 7],
    ["]", 1, 1],
    ["[1]]", 1, 4],
    ["{}{}", 1, 3],
    ["1,2", 1, 2],
    ['{\n  "a": 1,\n  "b": tru\n}', 3, 8],
    ["[01]", 1, 3],
    ["[1e5,1E+5,-1.5e-10,x]", 1, 20],
    ['["\\u00e9\\uABCD\\"\\/",x]', 1, 21],
    ['["\\u00g0"]', 1, 2],
    ["[1.]", 1, 3],
    ["[.5]", 1, 2],
    ["[+1]", 1, 2],
    ["[-]", 1, 2],
    ["NaN", 1, 1],
    ["undefined", 1, 1],
    ['"a', 1, 1],
    ['"\n"', 1, 1],
    ['[1,"\\x"]', 1, 4],
    ['"\\u12"', 1, 1],
    ["[1]//", 1, 4],
    ["\ufeff{}", 1, 1],
    ["\u00a0{}", 1, 1],
  ])("%j", (text, line, column) => {
    const detail = `not valid JSON at line ${line}, column ${column}`;
    expect(() => parseJson(text)).toThrow(new DecodeError([{ pointer: "", code: "syntax", detail }]));
  });
});

test("the message does not repeat the input", () => {
  expect(() => parseJson(`{"secret": ${"x".repeat(100_000)}}`)).toThrow(/^.{1,50}$/);
});

test("deep text costs no stack", () => {
  expect(() => parseJson("[".repeat(1_000_000))).toThrow(DecodeError);
  expect(parseJson("[".repeat(100_000) + "]".repeat(100_000))).toBeInstanceOf(Array);
});

test("what JSON.parse takes is read to its end, and what it refuses is not", () => {
  const pieces = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"a"',
    '"\\n"',
    "1",
    "-0.5e+3",
    "01",
    "true",
    "nul",
    " ",
    "\n",
    '"',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 9 }).map((list) => list.join("")),
        fc.json(),
      ),
      (text) => {
        const valid = isJson(text);
        const at = syntaxErrorAt(text);
        if (valid) expect(at).toBe(text.length);
        else expect([...text.slice(0, at)].length > 0 && isJson(text.slice(0, at)) && at === text.length).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ["escapes", "\\n"],
  ["characters beyond the first 65,536", "😀"],
])("a string of 16 million %s has an end", (_title, unit) => {
  const text = `["${unit.repeat(16_000_000)}"`;
  expect(syntaxErrorAt(`${text} x`)).toBe(text.length + 1);
});

test("where V8 says the position, it is the same", () => {
  const texts = ['{"a":1', '{"a":1}x', '["a" "b"]', '{"a":1 "b"}', '{"a"1}', "{1}"];
  const said = texts.flatMap((text) => {
    const position = /position (\d+)/.exec(messageOf(text))?.[1];
    return position === undefined ? [] : [[text, Number(position)]];
  });
  expect(said).not.toEqual([]);
  expect(said.map(([text]) => [text, syntaxErrorAt(String(text))])).toEqual(said);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function messageOf(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return String(error);
  }
}
