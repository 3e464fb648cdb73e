import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { errors, type NatsConnection } from "@nats-io/transport-node";
import { LeaderWatch } from "./leader-watch.js";

/** A write: how long it takes in milliseconds, and what becomes of it. */
type Write = readonly [ms: number, outcome: "answered" | "refused" | "silent"];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each<readonly [what: string, writes: readonly Write[], asked: number]>([
  [
    "a leader that answers",
    [
      [10, "answered"],
      [5000, "answered"],
    ],
    0,
  ],
  [
    "a leader that was silent for a moment, as in an election",
    [
      [1500, "silent"],
      [1500, "silent"],
      [1500, "silent"],
    ],
    0,
  ],
  [
    "a leader that is silent",
    [
      [1500, "silent"],
      [1500, "silent"],
      [1500, "silent"],
      [1500, "silent"],
    ],
    1,
  ],
  ["one that stays silent is not asked each time", Array.from({ length: 9 }, () => [1500, "silent"] as const), 1],
  ["but again after a while", Array.from({ length: 16 }, () => [1500, "silent"] as const), 2],
  [
    "a leader that refuses in between",
    [
      [1500, "silent"],
      [1500, "silent"],
      [10, "refused"],
      [1500, "silent"],
      [1500, "silent"],
    ],
    0,
  ],
])("asks the leader to step down: %s", async (_what, writes, asked) => {
  const subjects: string[] = [];
  const connection: Partial<NatsConnection> = {
    isClosed: () => false,
    publish: (subject) => void subjects.push(subject),
  };
  const leader = new LeaderWatch(connection as NatsConnection, "orders");
  for (const [ms, outcome] of writes) {
    jest.advanceTimersByTime(ms);
    const write = async (): Promise<string> => {
      if (outcome === "silent") throw new errors.TimeoutError();
      if (outcome === "refused") throw new Error("no leader");
      return "kept";
    };
    if (outcome === "answered") expect(await leader.watch(write)).toBe("kept");
    else await expect(leader.watch(write)).rejects.toThrow(outcome === "silent" ? "timeout" : "no leader");
  }
  expect(subjects).toEqual(Array(asked).fill("$JS.API.STREAM.LEADER.STEPDOWN.orders"));
});
