import { expect, test } from "@jest/globals";
import type { JsonValue } from "@stubwright/runtime";
import { brokenRepetitions, learnEarlier, learnRepetition } from "./repeated-values.js";

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

test("values of the request before are told, and only if the own ones do not come back", () => {
  const requests = [{ name: "Ann" }, { name: "Bob" }, { name: "Cid" }, { name: "Dan" }];
  const behind = requests.map((request, index) => ({ request, reply: requests[index - 1] ?? { name: "Zoe" } }));
  expect(learnEarlier(behind)).toEqual({ from: [], to: [] });
  expect(learnEarlier(requests.map((request) => ({ request, reply: request })))).toBeUndefined();
  expect(learnEarlier(requests.map((request) => ({ request, reply: { state: "open" } })))).toBeUndefined();
});

test("an array that is cut off has changed, and a value that never varies has not", () => {
  const request = (turn: number): Record<string, JsonValue> => ({
    name: `n${turn}`,
    city: `c${turn}`,
    street: `s${turn}`,
    code: turn,
    country: `x${turn}`,
    version: "1.0",
    items: [turn, turn + 1],
  });
  const cut = [1, 5, 9].map((turn) => ({ request: request(turn), reply: { ...request(turn), items: [turn] } }));
  expect(learnRepetition(cut).changed).toEqual([{ from: ["items"], to: ["items"] }]);
});
