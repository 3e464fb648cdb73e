import { describe, test } from "@jest/globals";
import { messageQueueCases } from "../queue-cases.js";
import { createMemoryQueue } from "./memory-queue.js";

describe("a queue in memory", () => {
  test.each(messageQueueCases)("$title", async ({ run }) => {
    const queue = createMemoryQueue({ maxBytes: 1000 });
    let handles = 0;
    // Two handles of one queue in memory are the same one: the last that closes it does.
    const open = async () => {
      handles++;
      return { ...queue, close: async () => (--handles === 0 ? queue.close() : undefined) };
    };
    await run({ open, leaseMs: undefined, maxBytes: 1000, crash: undefined });
  });
});
