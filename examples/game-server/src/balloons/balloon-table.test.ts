import { expect, test } from "@jest/globals";
import { StoredValueError } from "../store/stored-value.js";
import { balloonTable } from "./balloon-table.js";

test("a stored game is read back as it was", () => {
  expect(balloonTable.decode({ prizes: [1, 2, 3, 4], popped: [12] })).toEqual({ prizes: [1, 2, 3, 4], popped: [12] });
});

test.each<[string, unknown]>([
  ["no object", "x"],
  ["no prizes", { popped: [] }],
  ["a balloon off the field", { prizes: [1], popped: [13] }],
  ["a balloon popped twice", { prizes: [1], popped: [2, 2] }],
  ["balloons as text", { prizes: ["1"], popped: [] }],
])("refused: %s", (_name, value) => {
  expect(() => balloonTable.decode(value)).toThrow(StoredValueError);
});
