import { expect, test } from "@jest/globals";
import { syntaxError } from "./syntax-error.js";

test.each([
  ["const a = 1;", undefined],
  ["const a = ;", "Expression expected."],
  [`const a = ${"[".repeat(20_000)}${"]".repeat(20_000)};`, "It is nested too deep for the compiler."],
  [`const a = ${"(".repeat(20_000)}1${")".repeat(20_000)};`, "It is nested too deep for the compiler."],
])("%#: what does not parse is told", (text, want) => {
  expect(syntaxError("service.ts", text)?.message).toBe(want);
});
