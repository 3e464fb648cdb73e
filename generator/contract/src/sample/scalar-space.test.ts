import { expect, test } from "@jest/globals";
import { representations } from "../simple-types/scalar-options.js";
import { builtinSpace } from "./scalar-space.js";

/** A value of each type that every TypeScript type can hold. */
const texts: Readonly<Record<string, string>> = {
  dateTime: "2026-01-01T00:00:00Z",
  negativeInteger: "-1",
  nonPositiveInteger: "-1",
};

const { dateTime, decimal, ...integers } = representations;

test.each([
  ...Object.keys(integers).flatMap((name) => (["number", "string"] as const).map((as) => [name, as] as const)),
  ["decimal", decimal[1]] as const,
  ["dateTime", dateTime[1]] as const,
])("values of xs:%s exist as %s", (name, as) => {
  const value = builtinSpace({ name: name as keyof typeof representations, as }).read(texts[name] ?? "1")?.value;
  expect(as === "Date" ? value instanceof Date : typeof value === as).toBe(true);
});
