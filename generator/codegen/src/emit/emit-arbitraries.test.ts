import { expect, test } from "@jest/globals";
import { shared } from "../arbitraries/shared-arbitraries.js";
import { code } from "../print/code.js";
import { emitArbitraries } from "./emit-arbitraries.js";

/** Compilers may refuse a constant or function that nothing uses. */
test.each([
  ["a text that reads like code", code`fc.constantFrom("each(line)")`, []],
  ["a function", code`${shared.each}(${shared.item}(fc.nat()))`, ["item", "each"]],
  ["a constant", code`fc.record({ one: ${shared.line} }, { requiredKeys: [] })`, ["line"]],
  ["a constant that a function uses", code`${shared.mixed}(fc.tuple())`, ["text", "mixed"]],
])("only what is used is declared: %s", (_what, expression, want) => {
  const text = emitArbitraries([{ typeName: "T", expression }]).print([]);
  expect([...text.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name]) => name)).toEqual(want);
});

test.each([
  [code`fc.constantFrom('tie("T")')`, "((_tie) => ({"],
  [code`fc.array(${shared.tie}("T"))`, "((tie) => ({"],
])("what ties types together has its name only where one refers to another", (expression, want) => {
  expect(emitArbitraries([{ typeName: "T", expression }]).print([])).toContain(want);
});
