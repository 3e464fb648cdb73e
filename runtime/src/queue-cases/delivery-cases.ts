import type { QueueCase } from "./queue-case.js";
import { lettersOf, message, pause, QueueProbe, rejects, same, until } from "./queue-probe.js";

/** Rules of what is delivered, how often, and what becomes of it. */
export const deliveryCases: readonly QueueCase[] = [
  {
    title: "a message is delivered as it was published, also to a consumer that comes later",
    run: async ({ open }) => {
      const queue = await open();
      const headers = { traceparent: "00-1-2-01", "stubwright-caller": '{"name":"Zo\\u00eb"}' };
      const sent = message("a 1/ü", { key: "key: ä", headers, operation: "Note.v1", isIdGiven: true });
      await queue.publish(sent);
      const probe = new QueueProbe();
      const consumption = await probe.consume(queue);
      await until("the message is worked on", () => probe.ended.length === 1);
      await consumption.stop();
      const [delivery] = probe.deliveries;
      const got = delivery?.message;
      same("The message", { ...got, body: text(got?.body) }, { ...sent, body: text(sent.body) });
      same("The attempt", delivery?.attempt, 1);
      await queue.close();
    },
  },
  {
    title: "the same id of one operation is accepted twice and worked on once",
    run: async ({ open }) => {
      const queue = await open();
      await queue.publish(message("1"));
      await queue.publish(message("1"));
      const probe = new QueueProbe();
      const consumption = await probe.consume(queue);
      await until("the message is worked on", () => probe.ended.length > 0);
      await queue.publish(message("1"));
      await queue.publish(message("1", { operation: "Other" }));
      await until("the message of another operation is worked on", () => probe.ended.length > 1);
      await consumption.stop();
      same("The operations", probe.deliveries.map((delivery) => delivery.message.operation).sort(), ["Note", "Other"]);
      await queue.close();
    },
  },
  {
    title: "a message that is to be retried is delivered again, not earlier than asked",
    run: async ({ open }) => {
      const queue = await open();
      const times: number[] = [];
      const probe = new QueueProbe(({ attempt }) => {
        times.push(performance.now());
        return attempt < 3 ? { kind: "retry", afterMs: 60 } : { kind: "done" };
      });
      const consumption = await probe.consume(queue);
      await queue.publish(message("1"));
      await until("the message is worked on three times", () => probe.ended.length === 3);
      await consumption.stop();
      const attempts = probe.deliveries.map(({ attempt }) => attempt);
      same("The attempts", attempts, [1, 2, 3]);
      // Engines count in whole milliseconds, each on its clock.
      same("The wait is kept", (times[2] ?? 0) - (times[0] ?? 0) > 110, true);
      await queue.close();
    },
  },
  {
    title: "a message that is given up is a dead letter with all that it was, until it is sent back",
    run: async ({ open }) => {
      const queue = await open();
      let isMended = false;
      const probe = new QueueProbe(({ attempt }) => {
        if (isMended) return { kind: "done" };
        return attempt < 2 ? { kind: "retry", afterMs: 1 } : { kind: "give-up", reason: "It breaks: ü\nand more." };
      });
      const consumption = await probe.consume(queue);
      const sent = message("1", { key: "k", headers: { traceparent: "00-1-2-01" } });
      await queue.publish(sent);
      await until("there is a dead letter", async () => (await lettersOf(queue)).length === 1);
      const [letter, ...others] = await lettersOf(queue);
      if (letter === undefined || others.length > 0) throw new Error("There is not one dead letter.");
      same("The message", { ...letter.message, body: text(letter.message.body) }, { ...sent, body: text(sent.body) });
      same("The reason", [letter.reason, letter.attempts], ["It breaks: ü\nand more.", 2]);
      same("The time", new Date(letter.time).toISOString(), letter.time);
      isMended = true;
      await queue.sendBack(letter);
      await until("the message is worked on again", () => probe.ended.length === 3);
      await consumption.stop();
      same("The message sent back", [probe.ids[2], probe.deliveries[2]?.attempt], ["1", 1]);
      same("The dead letters", (await lettersOf(queue)).length, 0);
      await queue.close();
    },
  },
  {
    title: "as many messages are worked on at the same time as was asked for, and not more",
    run: async ({ open }) => {
      const queue = await open();
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const probe = new QueueProbe(async () => {
        await finished;
        return { kind: "done" };
      });
      const ids = Array.from({ length: 12 }, (_, index) => String(index));
      for (const id of ids) await queue.publish(message(id));
      const consumption = await probe.consume(queue, 3);
      await until("three messages are worked on", () => probe.deliveries.length === 3);
      await pause(50);
      same("The messages under way", probe.deliveries.length, 3);
      finish();
      await until("all messages are worked on", () => probe.ended.length === ids.length);
      await consumption.stop();
      same("The most at one time", probe.mostAtOnce, 3);
      same("The messages", [...probe.ids].sort(), [...ids].sort());
      await queue.close();
    },
  },
  {
    title: "two consumers share the messages",
    run: async ({ open }) => {
      const queues = [await open(), await open()];
      const probes = queues.map(() => new QueueProbe());
      const consumptions = await Promise.all(queues.map((queue, index) => probes[index]?.consume(queue)));
      const ids = Array.from({ length: 40 }, (_, index) => String(index));
      await Promise.all(ids.map((id, index) => queues[index % 2]?.publish(message(id))));
      const count = (): number => probes.reduce((sum, probe) => sum + probe.ended.length, 0);
      await until("all messages are worked on", () => count() >= ids.length);
      for (const consumption of consumptions) await consumption?.stop();
      same("The messages", probes.flatMap((probe) => probe.ids).sort(), [...ids].sort());
      for (const queue of queues) await queue.close();
    },
  },
  {
    title: "what is under way is finished when a consumer stops, and the rest is left for the next",
    run: async ({ open }) => {
      const queue = await open();
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const first = new QueueProbe(async () => {
        await finished;
        return { kind: "done" };
      });
      for (const id of ["1", "2", "3", "4"]) await queue.publish(message(id));
      const consumption = await first.consume(queue, 2);
      await until("two messages are worked on", () => first.deliveries.length === 2);
      const stopping = consumption.stop();
      finish();
      await stopping;
      same("The messages that were finished", first.ended.length, 2);
      const second = new QueueProbe();
      const next = await second.consume(queue);
      await until("the rest is worked on", () => second.ended.length === 2);
      await next.stop();
      same("The messages", [...first.ids, ...second.ids].sort(), ["1", "2", "3", "4"]);
      await queue.close();
    },
  },
  {
    title: "a message that is too large is refused as such, and one that is not is taken",
    run: async ({ open, maxBytes }) => {
      const queue = await open();
      const publish = (bytes: number) => queue.publish(message(String(bytes), { body: new Uint8Array(bytes) }));
      await rejects("A message beyond the limit", () => publish(maxBytes + 1), "MessageTooLargeError");
      await publish(Math.floor(maxBytes / 2));
      await queue.close();
    },
  },
  {
    title: "a queue that is closed takes nothing",
    run: async ({ open }) => {
      const queue = await open();
      await queue.check();
      await queue.close();
      await rejects("A message", () => queue.publish(message("1")), "QueueUnavailableError");
      await rejects("A check", () => queue.check(), "QueueUnavailableError");
    },
  },
];

function text(body: Uint8Array | undefined): string {
  return new TextDecoder().decode(body);
}
