import { expect, test } from "@jest/globals";
import type { TypeDescription, TypeReference } from "@stubwright/runtime/codec";
import { newValue } from "./new-value.js";
import { jsonOfText, jsonOfUnionText } from "./scalar-text.js";

const text: TypeReference = { kind: "builtin", name: "string" };
const int: TypeReference = { kind: "builtin", name: "int" };
const declared = (name: string): TypeReference => ({ kind: "declared", name });

const described: readonly TypeDescription[] = [
  {
    kind: "scalar",
    name: "Size",
    definition: { kind: "restriction", base: text, facets: { values: ["small", "large"] } },
  },
  { kind: "scalar", name: "Weight", definition: { kind: "union", members: [int, declared("Size")] } },
  {
    kind: "record",
    name: "Shape",
    abstract: true,
    tagged: "never",
    standIns: ["Square"],
    parts: [],
  },
  {
    kind: "record",
    name: "Square",
    tagged: "always",
    parts: [
      { kind: "member", node: "element", name: "side", type: int, required: true },
      { kind: "member", node: "element", name: "note", type: text },
      {
        kind: "choice",
        branches: [
          [{ kind: "member", node: "element", name: "size", type: declared("Size"), required: true }],
          [{ kind: "member", node: "element", name: "tags", type: text, required: true, array: { min: 2 } }],
        ],
      },
    ],
  },
  { kind: "array", name: "Shapes", min: 1, item: { type: declared("Shape") } },
];
const types = new Map(described.map((type) => [type.name, type]));

test("a new value has what its type requires", () => {
  expect(newValue(declared("Shapes"), types)).toEqual([{ $type: "Square", side: 0, size: "small" }]);
  expect(newValue({ kind: "builtin", name: "long" }, types)).toBe("0");
  expect(newValue({ kind: "builtin", name: "long", as: "number" }, types)).toBe(0);
});

test("a type that requires itself ends", () => {
  const endless: TypeDescription = {
    kind: "record",
    name: "Loop",
    tagged: "never",
    parts: [{ kind: "member", node: "element", name: "loop", type: declared("Loop"), required: true }],
  };
  expect(JSON.stringify(newValue(declared("Loop"), new Map([["Loop", endless]]))).length).toBeLessThan(1000);
});

test.each([
  ["12", 12],
  ["1.", "1."],
  ["large", "large"],
  ["other", "other"],
])("%s in a union of int and an enumeration is %p", (typed, wanted) => {
  expect(jsonOfUnionText(typed, [int, declared("Size")], types)).toBe(wanted);
  expect(jsonOfText(typed, "number")).toBe(wanted);
});
