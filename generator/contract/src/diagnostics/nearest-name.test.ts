import { expect, test } from "@jest/globals";
import { didYouMean, nearestName } from "./nearest-name.js";

test.each([
  ["nmae", ["type", "name", "names"], "name"],
  ["Persom", ["Person", "Persons"], "Person"],
  ["getboard", ["GetBoard"], "GetBoard"],
  ["x", ["anything"], undefined],
  ["Order", ["Customer"], undefined],
  ["GetBaord", ["PutBoard", "GetBoards", "GetBoard"], "GetBoard"],
  ["a".repeat(100_000), ["b".repeat(100_000)], undefined],
])("%s of %j is %s", (name, candidates, wanted) => {
  expect(nearestName(name, candidates)).toBe(wanted);
});

test("is empty if no name is similar", () => {
  expect([didYouMean("a", []), didYouMean("nmae", ["name"])]).toEqual(["", "; did you mean name?"]);
});
