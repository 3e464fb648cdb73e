import { expect, test } from "@jest/globals";
import { localDateTime, parseMoment } from "./date-time.js";

test.each<[string, number | undefined]>([
  ["2030-01-01T00:00:00Z", Date.UTC(2030, 0, 1)],
  ["2030-01-01T00:00:00", Date.UTC(2030, 0, 1)],
  ["2030-01-01T02:00:00+02:00", Date.UTC(2030, 0, 1)],
  ["2029-12-31T18:30:00-05:30", Date.UTC(2030, 0, 1)],
  ["2029-12-31T24:00:00Z", Date.UTC(2030, 0, 1)],
  ["2030-01-01T00:00:00.5Z", Date.UTC(2030, 0, 1, 0, 0, 0, 500)],
  ["2030-01-01T00:00:00.1234567Z", Date.UTC(2030, 0, 1, 0, 0, 0, 123)],
  ["0001-01-01T00:00:00Z", -62_135_596_800_000],
  ["12030-01-01T00:00:00Z", Date.parse("+012030-01-01T00:00:00Z")],
  ["tomorrow", undefined],
  ["2030-01-01", undefined],
])("parseMoment(%j)", (text, want) => {
  expect(parseMoment(text)).toBe(want);
});

test.each<[number, string]>([
  [Date.UTC(2030, 0, 1), "2030-01-01T00:00:00"],
  [Date.UTC(2030, 0, 1, 10, 20, 30, 120), "2030-01-01T10:20:30.12"],
  [Date.UTC(2030, 0, 1, 10, 20, 30, 5), "2030-01-01T10:20:30.005"],
])("localDateTime(%i) is %j", (moment, want) => {
  expect(localDateTime(moment)).toBe(want);
});
