import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { openConnection } from "@stubwright/jetstream";
import { freePorts, type NatsNode, natsServer, startNatsNode } from "@stubwright/jetstream/local";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { collect } from "./collect.js";
import type { GameStore, GameTable } from "./game-store.js";
import { openJetStreamStore } from "./jetstream-store.js";
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
let node: NatsNode | undefined;
afterAll(async () => {
  await node?.kill();
  folder.remove();
});
let stores = 0;

/** A store in a NATS server that the first one starts. */
async function openInNats(): Promise<GameStore> {
  const [port = 0] = await freePorts(node === undefined ? 1 : 0);
  node ??= await startNatsNode({ name: "one", port, folder: join(folder.path, "nats") });
  const { connection, replicas } = await openConnection(`nats://${node.url}`);
  const store = await openJetStreamStore(connection, { name: `games-${stores++}`, replicas });
  return { ...store, close: () => connection.close() };
}

const kinds: readonly [string, () => GameStore | Promise<GameStore>][] = [
  ["memory", createMemoryStore],
  ["lmdb", () => openLmdbStore(join(folder.path, `store-${stores++}`))],
  ["jetstream", openInNats],
];
const usable = kinds.filter(([name]) => name !== "jetstream" || natsServer() !== undefined);
if (usable.length < kinds.length) {
  test.skip("the jetstream store (needs nats-server: apt-get install nats-server)", () => undefined);
}

describe.each(usable)("the %s store", (_name, openStore) => {
  let store: GameStore;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(async () => {
    await store.close();
  });

  test("has nothing at first", async () => {
    expect(await store.update(tiles, "a", look)).toBeUndefined();
    expect(await collect(store.entries())).toEqual([]);
    await store.check();
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

  test("keeps an entry with the id of a message once", async () => {
    const entry = { operation: "RateStarRequest", time: "", content: { Stars: 5 } };
    const numbers = [
      await store.append(entry, "m 1/ü"),
      await store.append({ ...entry, content: {} }, "m 1/ü"),
      await store.append({ ...entry, operation: "SpinRequest" }, "m 1/ü"),
      await store.append(entry),
    ];
    expect(numbers).toEqual([1, 1, 2, 3]);
    expect((await collect(store.entries())).map(({ content }) => content)).toEqual([
      { Stars: 5 },
      { Stars: 5 },
      { Stars: 5 },
    ]);
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
    expect((await collect(store.entries())).map(({ number, ...entry }) => [number, JSON.stringify(entry)])).toEqual(
      entries.map((entry, index) => [index + 1, JSON.stringify(entry)]),
    );
    expect((await collect(store.entries(3))).map((entry) => entry.number)).toEqual([3]);
  });
});
