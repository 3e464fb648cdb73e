import { expect, test } from "@jest/globals";
import { syntaxError } from "./compiler.js";

test.each([
  ["const a = 1;", undefined],
  ["const a = ;", "Expression expected."],
  [`const a = ${"[".repeat(20_000)}${"]".repeat(20_000)};`, "The code is nested too deeply for the compiler."],
  [`const a = ${"(".repeat(20_000)}1${")".repeat(20_000)};`, "The code is nested too deeply for the compiler."],
])("%#: a syntax error is reported", (text, want) => {
  expect(syntaxError("service.ts", text)?.message).toBe(want);
});
