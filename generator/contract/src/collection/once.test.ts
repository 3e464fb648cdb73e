import { expect, test } from "@jest/globals";
import { answeredOnce, answeredOnceForText, reachedOnce } from "./once.js";

/** A chain of 40 unions of two unions each: 2^40 ways to the last. */
const lead = (node: number): readonly number[] => (node < 40 ? [node + 1, node + 1] : []);

test("what a graph leads to is reached once, circles included", () => {
  expect([...reachedOnce([0], lead)]).toEqual(Array.from({ length: 41 }, (_, node) => node));
  expect([...reachedOnce(["a"], (node) => (node === "a" ? ["b", "c"] : ["a"]))]).toEqual(["a", "b", "c"]);
});

test("only what is asked for is reached", () => {
  const visited: number[] = [];
  const next = (node: number): readonly number[] => {
    visited.push(node);
    return [node + 1];
  };
  for (const node of reachedOnce([0], next)) if (node === 2) break;
  expect(visited).toEqual([0, 1]);
});

test("an object and a text are asked once, also if the answer is undefined", () => {
  const asked: unknown[] = [];
  const ask = (key: unknown): void => void asked.push(key);
  const [ofObject, ofText] = [answeredOnce(ask), answeredOnceForText(ask)];
  const key = {};
  for (const _ of [1, 2]) expect([ofObject(key), ofText("text")]).toEqual([undefined, undefined]);
  expect(asked).toEqual([key, "text"]);
});
