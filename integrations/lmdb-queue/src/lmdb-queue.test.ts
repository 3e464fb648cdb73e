import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { MessageQueue } from "@stubwright/runtime/queue";
import { messageQueueCases } from "@stubwright/runtime/queue-cases";
import { Environment } from "./environment.js";
import { holds } from "./lease.js";
import { openLmdbQueue, queueIn } from "./lmdb-queue.js";
import { QueueTables } from "./queue-tables.js";

const leaseMs = 300;
const maxBytes = 1000;

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-queue-"));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("a queue in LMDB", () => {
  test.each(messageQueueCases)("$title", async ({ run }) => {
    await inFolder(async (folder) => {
      const environments = new Map<MessageQueue, Environment>();
      const open = async (): Promise<MessageQueue> => {
        const environment = new Environment(folder);
        const queue = queueIn(environment, { leaseMs, maxBytes, pollMs: 10 });
        environments.set(queue, environment);
        return queue;
      };
      const crash = async (queue: MessageQueue): Promise<void> => environments.get(queue)?.close();
      await run({ open, leaseMs, maxBytes, crash });
    });
  });
});

test.each([
  ["none", undefined, 10, false],
  ["one that holds", { until: 20, lengthMs: 15 }, 10, true],
  ["one that is over", { until: 20, lengthMs: 15 }, 20, false],
  ["one from before the machine was started", { until: 90_000, lengthMs: 15 }, 10, false],
])("a lease: %s", (_title, lease, now, wanted) => {
  expect(holds(lease && { ...lease, holder: "a" }, now)).toBe(wanted);
});

test.each([-86_400_000, 86_400_000])("a clock that jumps by %i ms takes no message from its worker", async (jump) => {
  const { now } = Date;
  await inFolder(async (folder) => {
    const queue = openLmdbQueue(folder, { leaseMs, pollMs: 10 });
    let deliveries = 0;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const receive = async () => {
      deliveries++;
      Date.now = () => now() + jump;
      await new Promise((resolve) => setTimeout(resolve, 2 * leaseMs));
      finish();
      return { kind: "done" } as const;
    };
    try {
      const consumption = await queue.consume(receive, { concurrency: 4, onTrouble: () => undefined });
      const body = new Uint8Array(1);
      await queue.publish({ id: "1", isIdGiven: true, operation: "Note", key: undefined, headers: {}, body });
      await finished;
      await consumption.stop();
      expect(deliveries).toBe(1);
    } finally {
      Date.now = now;
      await queue.close();
    }
  });
});

test("ids are forgotten after their time", async () => {
  await inFolder(async (folder) => {
    const environment = new Environment(folder);
    const tables = new QueueTables(environment);
    const claim = { holder: "a", now: 1000, leaseMs: 100 };
    const message = {
      id: "1",
      isIdGiven: true,
      operation: "Note",
      key: undefined,
      headers: {},
      body: new Uint8Array(1),
    };
    const workOn = (forget: number): number => {
      tables.add(message);
      const claimed = tables.claim(5, claim);
      for (const { number } of claimed) tables.finish(number, claim, forget);
      return claimed.length;
    };
    const counts = await environment.commit(() => {
      const before = [workOn(2000), workOn(2000)];
      tables.forgetSome(1999);
      const early = workOn(2000);
      tables.forgetSome(2001);
      return [...before, early, workOn(3000)];
    });
    expect(counts).toEqual([1, 0, 0, 1]);
    await environment.close();
  });
});
