import { ReadableStream } from "node:stream/web";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { itemBatches } from "./item-batches.js";

async function* failing(after: number): AsyncGenerator<number> {
  for (let index = 0; index < after; index++) yield index;
  throw new Error("the source failed");
}

// A batch has 64 items at most; while the reader is busy with a full one, nobody waits for the item behind it.
test.each([
  [63, 0],
  [64, 64],
  [65, 64],
  [128, 128],
])("a source that fails after %d items rejects only the next request of a busy reader", async (count, want) => {
  const unhandled: unknown[] = [];
  const hear = (error: unknown): void => void unhandled.push(error);
  process.on("unhandledRejection", hear);
  try {
    const read: unknown[] = [];
    const reading = (async () => {
      for await (const batch of itemBatches(failing(count), new AbortController().signal)) {
        read.push(...batch);
        await sleep(10);
      }
    })();
    await expect(reading).rejects.toThrow("the source failed");
    expect([read.length, unhandled]).toEqual([want, []]);
  } finally {
    process.off("unhandledRejection", hear);
  }
});

test("a source is closed without waiting if its items are no longer needed", async () => {
  let returned = 0;
  const waiting: AsyncIterator<number> = {
    next: () => new Promise(() => undefined),
    return: async () => {
      returned++;
      return { done: true, value: undefined };
    },
  };
  const batches = itemBatches({ [Symbol.asyncIterator]: () => waiting }, AbortSignal.abort());
  void batches.next();
  await sleep(5);
  expect(returned).toBe(1);
});

/** An iterator without a `return`, which it need not have. */
const endless: AsyncIterable<number> = {
  [Symbol.asyncIterator]: () => {
    let last = 0;
    return { next: async () => ({ done: false, value: ++last }) };
  },
};

function streamOf(items: readonly number[]): ReadableStream<number> {
  return new ReadableStream({
    start: (controller) => {
      for (const item of items) controller.enqueue(item);
    },
  });
}

test.each<[title: string, source: AsyncIterable<number>]>([
  ["a web stream, which can be opened once", streamOf([1, 2, 3])],
  ["an iterator that cannot be closed", endless],
])("a reader takes some items and leaves: %s", async (_title, source) => {
  const read: unknown[] = [];
  for await (const batch of itemBatches(source, new AbortController().signal)) {
    read.push(...batch);
    break;
  }
  expect(read.slice(0, 3)).toEqual([1, 2, 3]);
});

test("a reader that leaves waits for the close of an idle source", async () => {
  let isClosed = false;
  async function* closedSlowly(): AsyncGenerator<number> {
    try {
      for (let index = 0; ; index++) yield index;
    } finally {
      await sleep(20);
      isClosed = true;
    }
  }
  for await (const batch of itemBatches(closedSlowly(), new AbortController().signal)) {
    expect(batch).toHaveLength(64);
    await sleep(5);
    break;
  }
  expect(isClosed).toBe(true);
});
