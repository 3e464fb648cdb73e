import type { QueueCase } from "./queue-case.js";
import { message, QueueProbe, same, until } from "./queue-probe.js";

/** Rules of the order in which messages of one key are worked on. */
export const orderCases: readonly QueueCase[] = [
  {
    title: "messages of one key are worked on in order, one after the other, by however many consumers",
    run: async ({ open }) => {
      const queues = [await open(), await open()];
      const order: string[] = [];
      const atOnce = new Map<string, number>();
      let overlaps = 0;
      const decide = async ({ message: { id, key = "" } }: { message: { id: string; key: string | undefined } }) => {
        order.push(id);
        const running = (atOnce.get(key) ?? 0) + 1;
        atOnce.set(key, running);
        if (running > 1) overlaps++;
        await new Promise((resolve) => setImmediate(resolve));
        atOnce.set(key, running - 1);
        return { kind: "done" } as const;
      };
      const probes = queues.map(() => new QueueProbe(decide));
      const [queue] = queues;
      for (let number = 1; number <= 8; number++) {
        for (const key of ["a", "b", "c"]) await queue?.publish(message(`${key}${number}`, { key }));
      }
      const consumptions = await Promise.all(queues.map((one, index) => probes[index]?.consume(one)));
      await until("all messages are worked on", () => order.length === 24);
      for (const consumption of consumptions) await consumption?.stop();
      for (const key of ["a", "b", "c"]) {
        const wanted = Array.from({ length: 8 }, (_, index) => `${key}${index + 1}`);
        same(
          `The order of ${key}`,
          order.filter((id) => id.startsWith(key)),
          wanted,
        );
      }
      same("Messages of one key at the same time", overlaps, 0);
      for (const one of queues) await one.close();
    },
  },
  {
    title: "messages wait for an earlier one of their key that is retried; those without a key do not",
    run: async ({ open }) => {
      const queue = await open();
      const probe = new QueueProbe(({ message: { id }, attempt }) =>
        id === "k1" && attempt < 3 ? { kind: "retry", afterMs: 80 } : { kind: "done" },
      );
      const consumption = await probe.consume(queue);
      await queue.publish(message("k1", { key: "k" }));
      await until("the first message is tried", () => probe.ended.length > 0);
      await queue.publish(message("k2", { key: "k" }));
      await queue.publish(message("free"));
      await until("all messages are worked on", () => probe.ended.length === 5);
      await consumption.stop();
      same(
        "The order of the key",
        probe.ids.filter((id) => id !== "free"),
        ["k1", "k1", "k1", "k2"],
      );
      await queue.close();
    },
  },
];
