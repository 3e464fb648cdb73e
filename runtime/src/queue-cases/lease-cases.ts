import type { QueueCase } from "./queue-case.js";
import { message, pause, QueueProbe, same, until } from "./queue-probe.js";

/** Rules of what a worker holds, and of workers that end. A queue without leases passes those that do not concern it. */
export const leaseCases: readonly QueueCase[] = [
  {
    title: "work that takes longer than a lease keeps its message",
    run: async ({ open, leaseMs }) => {
      if (leaseMs === undefined) return;
      const queues = [await open(), await open()];
      const decide = async () => {
        await pause(3 * leaseMs);
        return { kind: "done" } as const;
      };
      const probes = queues.map(() => new QueueProbe(decide));
      const consumptions = await Promise.all(queues.map((queue, index) => probes[index]?.consume(queue)));
      await queues[0]?.publish(message("1", { key: "k" }));
      await queues[0]?.publish(message("2"));
      const ids = (): string[] => probes.flatMap((probe) => probe.ended);
      await until("both messages are worked on", () => ids().length >= 2);
      await pause(leaseMs);
      for (const consumption of consumptions) await consumption?.stop();
      same("The messages", ids().sort(), ["1", "2"]);
      for (const queue of queues) await queue.close();
    },
  },
  {
    title: "messages of a worker that is gone are delivered to another",
    run: async ({ open, crash }) => {
      if (crash === undefined) return;
      const [lost, queue] = [await open(), await open()];
      const never = new QueueProbe(() => new Promise(() => undefined));
      await never.consume(lost);
      await queue.publish(message("1", { key: "k" }));
      await queue.publish(message("2", { key: "k" }));
      await queue.publish(message("3"));
      await until("two messages are worked on", () => never.deliveries.length === 2);
      await crash(lost);
      const probe = new QueueProbe();
      const consumption = await probe.consume(queue);
      await until("all messages are worked on", () => probe.ended.length === 3);
      await consumption.stop();
      same("The attempts of what was under way", probe.deliveries.find((one) => one.message.id === "1")?.attempt, 2);
      same("The order of the key", probe.ids.indexOf("1") < probe.ids.indexOf("2"), true);
      await queue.close();
    },
  },
  {
    title: "what was published is there when the queue is opened again, and known ids are known",
    run: async ({ open, crash }) => {
      if (crash === undefined) return;
      const before = await open();
      for (const id of ["1", "2"]) await before.publish(message(id));
      const first = new QueueProbe(({ message: { id } }) =>
        id === "1" ? { kind: "done" } : { kind: "retry", afterMs: 1 },
      );
      const consumption = await first.consume(before);
      await until("the first message is worked on", () => first.ended.includes("1"));
      await consumption.stop();
      await crash(before);
      const queue = await open();
      await queue.publish(message("1"));
      await queue.publish(message("3"));
      const probe = new QueueProbe();
      const next = await probe.consume(queue);
      await until("the others are worked on", () => probe.ended.length >= 2);
      await next.stop();
      same("The messages", [...probe.ids].sort(), ["2", "3"]);
      await queue.close();
    },
  },
];
