import { setImmediate } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { inTurns } from "./in-turns.js";

/** More than anybody reads before others have had their turns. */
const most = 3_000_000;

test("others get their turns while every item is ready", async () => {
  let isClosed = false;
  async function* pieces(): AsyncGenerator<string> {
    try {
      for (let index = 0; index < most; index++) yield String(index);
    } finally {
      isClosed = true;
    }
  }
  let turns = 0;
  const others = (async () => {
    while (turns < 3) {
      await setImmediate();
      turns++;
    }
  })();
  let read = 0;
  for await (const piece of inTurns(pieces(), setImmediate)) {
    expect(piece).toBe(String(read++));
    if (turns === 3) break;
  }
  await others;
  expect(read).toBeLessThan(most);
  expect(isClosed).toBe(true);
});
