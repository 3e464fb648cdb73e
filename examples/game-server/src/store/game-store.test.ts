import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createScratchFolder } from "../testing/scratch-folder.js";
import type { GameStore, GameTable } from "./game-store.js";
import { openLmdbStore } from "./lmdb-store.js";
import { createMemoryStore } from "./memory-store.js";
import { isRecord, isWhole, StoredValueError } from "./stored-value.js";

interface Counter {
  readonly count: number;
}

function decodeCounter(value: unknown): Counter {
  if (!isRecord(value) || !isWhole(value.count)) throw new StoredValueError("counter");
  return { count: value.count };
}

const tiles: GameTable<Counter> = { name: "tiles", decode: decodeCounter };
const balloons: GameTable<Counter> = { name: "balloons", decode: decodeCounter };

function countUp(state: Counter | undefined) {
  const next = { count: (state?.count ?? 0) + 1 };
  return { next, result: next.count };
}

function look(state: Counter | undefined) {
  return { result: state?.count };
}

const folder = createScratchFolder();
afterAll(() => folder.remove());
let stores = 0;

describe.each<[string, () => GameStore]>([
  ["memory", createMemoryStore],
  ["lmdb", () => openLmdbStore(join(folder.path, `store-${stores++}`))],
])("the %s store", (_name, createStore) => {
  let store: GameStore;
  beforeEach(() => {
    store = createStore();
  });
  afterEach(async () => {
    await store.close();
  });

  test("has nothing at first", async () => {
    expect(await store.update(tiles, "a", look)).toBeUndefined();
    expect([...store.entries()]).toEqual([]);
    expect(() => store.check()).not.toThrow();
  });

  test("keeps keys and tables apart", async () => {
    await store.update(tiles, "a", countUp);
    await store.update(tiles, "a", countUp);
    await store.update(balloons, "a", countUp);
    const counts = [store.update(tiles, "a", look), store.update(balloons, "a", look), store.update(tiles, "b", look)];
    expect(await Promise.all(counts)).toEqual([2, 1, undefined]);
  });

  test("loses no change of many at the same time", async () => {
    const results = await Promise.all(Array.from({ length: 200 }, () => store.update(tiles, "a", countUp)));
    expect(results.sort((left, right) => left - right)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(await store.update(tiles, "a", look)).toBe(200);
  });

  test("a change that throws changes nothing, and those beside it go through", async () => {
    const failing = store.update(tiles, "a", () => {
      throw new Error("no");
    });
    const outcomes = await Promise.allSettled([
      store.update(tiles, "a", countUp),
      failing,
      store.update(tiles, "a", countUp),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await store.update(tiles, "a", look)).toBe(2);
  });

  test("refuses to read what it did not write", async () => {
    await store.update({ name: "tiles", decode: String }, "a", () => ({ next: "nonsense", result: undefined }));
    await expect(store.update(tiles, "a", look)).rejects.toThrow(StoredValueError);
  });

  test("numbers the journal in order and keeps what was said", async () => {
    const contents = [{}, { Stars: 5, Tags: ["a", null, { b: true }] }, JSON.parse('{"__proto__": {"x": "\\ud800"}}')];
    const entries = contents.map((content) => ({
      operation: "RateStarRequest",
      time: "2030-01-01T00:00:00.000Z",
      content,
    }));
    const numbers = await Promise.all(entries.map((entry) => store.append(entry)));
    expect(numbers).toEqual([1, 2, 3]);
    expect([...store.entries()].map(({ number, ...entry }) => [number, JSON.stringify(entry)])).toEqual(
      entries.map((entry, index) => [index + 1, JSON.stringify(entry)]),
    );
    expect([...store.entries(3)].map((entry) => entry.number)).toEqual([3]);
  });
});
