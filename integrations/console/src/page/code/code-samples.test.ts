import { expect, test } from "@jest/globals";
import { shellText } from "./code-samples.js";
import { typeScriptLiteral } from "./typescript-literal.js";

test("a word of the shell holds any text", () => {
  expect(shellText('it\'s $HOME `x` "y"\n')).toBe("'it'\\''s $HOME `x` \"y\"\n'");
});

test.each([
  [12n, "12n"],
  [new Date(0), 'new Date("1970-01-01T00:00:00.000Z")'],
  [new Uint8Array([1, 255]), "Uint8Array.from([1, 255])"],
  [-0, "-0"],
  [Number.NaN, "NaN"],
  [[], "[]"],
  [{ a: undefined }, "{}"],
  [{ a: "x", "b-c": [true, null] }, '{\n  a: "x",\n  "b-c": [\n    true,\n    null,\n  ],\n}'],
  [JSON.parse('{"__proto__":1}'), '{\n  ["__proto__"]: 1,\n}'],
])("%p is %s in TypeScript", (value, wanted) => {
  expect(typeScriptLiteral(value)).toBe(wanted);
});
