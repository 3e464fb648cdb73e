import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parse } from "yaml";
import { printYaml } from "./print-yaml.js";

test.each([
  [{ a: 1, "b c": [true, null, "x"], d: {}, e: [] }, 'a: 1\n"b c":\n  - true\n  - null\n  - x\nd: {}\ne: []\n'],
  [[[1, 2], [], { a: { b: "no" } }], '- - 1\n  - 2\n- []\n- a:\n    b: "no"\n'],
  [{ text: "one\ntwo: #", "200": "$ref" }, '"200": $ref\ntext: "one\\ntwo: #"\n'],
  ["plain", "plain\n"],
])("%j in YAML", (value, want) => expect(printYaml(value)).toBe(want));

test("what is printed is read as what it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(parse(printYaml(plain))).toEqual(plain);
    }),
  );
});
