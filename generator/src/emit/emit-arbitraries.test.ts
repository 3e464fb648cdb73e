import { expect, test } from "@jest/globals";
import { code } from "../print/code.js";
import { emitArbitraries } from "./emit-arbitraries.js";

/** Compilers may refuse a constant or function that nothing uses. */
test.each([
  ["a text", code`fc.constantFrom("each line (of text)", "some \\" name ")`, []],
  ["a text in other quotes", code`fc.tuple(fc.constantFrom('"', 'it\\'s "a line'), text)`, ["text"]],
  ["a property", code`fc.record({ line: fc.nat(), texté: fc.nat() })`, []],
  ["a function", code`each(item(fc.nat()))`, ["item", "each"]],
  ["a constant", code`fc.record({ one: line }, { requiredKeys: [] })`, ["line"]],
  ["a constant that a function uses", code`mixed(fc.tuple())`, ["text", "mixed"]],
])("only what is used is declared, which %s is not", (_what, expression, want) => {
  const text = emitArbitraries([{ typeName: "T", expression }]).print([]);
  expect([...text.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name]) => name)).toEqual(want);
});

test("a type that refers to another takes what ties them, beside a text with one quotation mark", () => {
  const expression = code`fc.tuple(fc.constantFrom('"', "a"), tie("T"))`;
  expect(emitArbitraries([{ typeName: "T", expression }]).print([])).toContain("((tie) => ({");
});
