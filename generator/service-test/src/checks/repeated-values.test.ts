import { expect, test } from "@jest/globals";
import { brokenRepetitions, learnRepetition } from "./repeated-values.js";

const echo = (name: string, count: number) => ({ name, count, born: `2024-01-0${count}` });

test("a reply that is the request is repeated as a whole", () => {
  const samples = [1, 2].map((turn) => ({ request: echo(`n${turn}`, turn), reply: echo(`n${turn}`, turn) }));
  const { repeated, changed } = learnRepetition(samples);
  expect({ repeated, changed }).toEqual({ repeated: [{ from: [], to: [] }], changed: [] });
  expect(brokenRepetitions({ request: echo("x", 3), reply: { ...echo("x", 3), name: "X" } }, repeated)).toEqual(
    repeated,
  );
});

test("a member that never comes back shows among its neighbours", () => {
  const samples = [1, 2, 3].map((turn) => ({
    request: { ...echo(`n${turn}`, turn), zone: `+0${turn}:00` },
    reply: { ...echo(`n${turn}`, turn), zone: "Z" },
  }));
  expect(learnRepetition(samples).changed).toEqual([{ from: ["zone"], to: ["zone"] }]);
});

test("what is computed is not taken for repeated", () => {
  const samples = [1, 2].map((turn) => ({
    request: { line: [{ quantity: turn }] },
    reply: { number: `A${turn}`, pieces: turn },
  }));
  expect(learnRepetition(samples)).toEqual({ repeated: [], changed: [] });
});
