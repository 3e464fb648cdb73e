import { expect, test } from "@jest/globals";
import type { OpenContent } from "@stubwright/runtime";
import { isJournalled } from "./is-journalled.js";

test.each<[OpenContent, OpenContent, "json" | "soap", boolean]>([
  [{ a: 1 }, { a: 1 }, "json", true],
  [{ a: 1 }, { a: "1" }, "json", false],
  [{ a: 1 }, { a: "1" }, "soap", true],
  [{ a: [true, { b: null }] }, { a: ["true", { b: null }] }, "soap", true],
  [{ a: "1" }, {}, "soap", false],
  [{}, { a: "1" }, "json", false],
])("sent %j, kept %j over %s: %s", (sent, kept, wire, want) => {
  expect(isJournalled(sent, kept, wire)).toBe(want);
});
