import { expect, test } from "@jest/globals";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { chooseTypeNames } from "./name-types.js";

const ids = new Set(["{urn:a}order", "{urn:a}line#", "{urn:a}line/part#", "{urn:a}both", "{urn:a}both#"]);

test.each([
  ["a declared type", { "{urn:a}order": "Order" }, { "{urn:a}order": "Order" }, []],
  [
    "types written in place",
    { "{urn:a}line": "Line", "{urn:a}line/part": "Part" },
    { "{urn:a}line#": "Line", "{urn:a}line/part#": "Part" },
    [],
  ],
  ["the declared one of two", { "{urn:a}both": "Both" }, { "{urn:a}both": "Both" }, []],
  ["the other of two", { "{urn:a}both#": "Both" }, { "{urn:a}both#": "Both" }, []],
  ["no type", { "{urn:b}order": "Order" }, {}, ["chosen-name-unknown"]],
  ["no identifier", { "{urn:a}order": "my order" }, {}, ["chosen-name-taken"]],
  ["a reserved word", { "{urn:a}order": "class" }, {}, ["chosen-name-taken"]],
  ["a global type", { "{urn:a}order": "Promise" }, {}, ["chosen-name-taken"]],
  ["one name twice", { "{urn:a}order": "A", "{urn:a}line": "A" }, { "{urn:a}order": "A" }, ["chosen-name-taken"]],
] as const)("chosen names: %s", (_what, chosen, names, codes) => {
  const diagnostics = new Diagnostics();
  expect(Object.fromEntries(chooseTypeNames({ ...chosen }, ids, diagnostics))).toEqual(names);
  expect(diagnostics.sorted([]).map(({ code }) => code)).toEqual(codes);
});
