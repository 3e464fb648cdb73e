import { expect, test } from "@jest/globals";
import { ValueError } from "../errors/value-error.js";
import { int } from "./integers.js";
import type { SimpleType } from "./simple-type.js";
import { string } from "./strings.js";
import { union } from "./union.js";

/** A member that refuses every text, and tells with what. */
function refusing(errors: Error[], make: () => Error): SimpleType<string> {
  const parse = (): never => {
    const error = make();
    errors.push(error);
    throw error;
  };
  return { ...string, parse };
}

test("no stack is kept of what a member refuses, as that takes most of the time: 20 s for the list items of one MiB", () => {
  const errors: Error[] = [];
  const type = union([refusing(errors, () => new ValueError("value", "no")), int], "Either");
  expect(type.parse("7")).toBe(7);
  expect(errors.map(({ stack }) => stack?.includes("\n    at "))).toEqual([false]);
});

test.each<[string, () => Error]>([
  ["a refusal", () => new ValueError("value", "no")],
  ["a defect", () => new TypeError("a defect")],
])("other errors keep theirs, also after %s", (_title, make) => {
  const type = union([refusing([], make)], "Either");
  expect(() => type.parse("7")).toThrow();
  expect(new Error("another").stack).toContain("\n    at ");
});
