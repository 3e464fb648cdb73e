import { expect, test } from "@jest/globals";
import { differenceOf } from "./same-json.js";

test.each([
  ["the same decimal", "12.50", "12.5", undefined],
  ["a decimal with a sign", "+1.5", "1.5", undefined],
  ["another decimal", "12.51", "12.5", "/"],
  ["digits that are a text", "007", "7", "/"],
  ["one instant in two zones", "2024-02-29T12:00:00Z", "2024-02-29T13:00:00+01:00", undefined],
  ["a moment that lost its zone", "2024-02-29T12:00:00Z", "2024-02-29T12:00:00", "/"],
  ["a fraction with zeros", "2024-02-29T12:00:00.50Z", "2024-02-29T12:00:00.5Z", undefined],
  ["a lost fraction", "2024-02-29T12:00:00.5Z", "2024-02-29T12:00:00Z", "/"],
  ["midnight as the end of a day", "2024-02-29T24:00:00", "2024-03-01T00:00:00", undefined],
  ["one duration", "PT36H", "P1DT12H", undefined],
  ["a month is no number of days", "P1M", "P30D", "/"],
  ["texts", "a b", "a  b", "/"],
])("%s", (_name, one, other, place) => {
  expect(differenceOf(one, other)).toBe(place);
});

test("the first place that differs is told", () => {
  expect(differenceOf({ a: [1, { b: null }] }, { a: [1, { b: "" }] })).toBe("/a/1/b");
  expect(differenceOf({ a: 1 }, { a: 1, b: 2 })).toBe("/b");
});
