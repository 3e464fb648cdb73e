import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { jetstream } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import type { DeadLetter, Delivery, Verdict } from "@stubwright/runtime/queue";
import { messageQueueCases } from "@stubwright/runtime/queue-cases";
import { openConnection } from "./connect.js";
import { openJetStreamQueue } from "./jetstream-queue.js";
import { freePorts } from "./local/nats-cluster.js";
import { type NatsNode, natsServer, startNatsNode } from "./local/nats-node.js";
import { queueLayout, workedSubject } from "./queue-layout.js";

const there = natsServer() === undefined ? describe.skip : describe;
const suffix = natsServer() === undefined ? " (needs nats-server: apt-get install nats-server)" : "";
const leaseMs = 600;
const maxBytes = 8192 - 4096;
const note = { isIdGiven: false, operation: "Note", key: undefined, headers: {}, body: new Uint8Array(2) };

there(`a queue on JetStream${suffix}`, () => {
  let node: NatsNode;
  let folder = "";
  let names = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "stubwright-nats-"));
    const [port = 0] = await freePorts(1);
    node = await startNatsNode({ name: "one", port, folder, maxPayload: 8192 });
  });
  afterAll(async () => {
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(messageQueueCases)("$title", async ({ run }) => {
    const name = `queue-${++names}`;
    const connections = new Map<object, { close(): Promise<void> }>();
    const open = async () => {
      const connection = await connect({ servers: node.url });
      const queue = await openJetStreamQueue(connection, { name, leaseMs, partitions: 3, timeoutMs: 3000 });
      connections.set(queue, connection);
      return queue;
    };
    const crash = async (queue: object) => connections.get(queue)?.close();
    try {
      await run({ open, leaseMs, maxBytes, crash });
    } finally {
      for (const connection of connections.values()) await connection.close();
    }
  });

  test("streams that are there are checked, and not altered", async () => {
    const connection = await connect({ servers: node.url });
    await (await openJetStreamQueue(connection, { name: "checked" })).close();
    await (await openJetStreamQueue(connection, { name: "checked" })).close();
    await expect(openJetStreamQueue(connection, { name: "checked", maxStreamBytes: 1000 })).rejects.toThrow(
      "The stream checked is not as it has to be: max_bytes is -1 instead of 1000.",
    );
    await expect(openJetStreamQueue(connection, { name: "checked", leaseMs: 1000 })).rejects.toThrow(
      "The consumer any of the stream checked is not as it has to be: ack_wait is 30000000000 instead of 1000000000.",
    );
    await connection.close();
  });

  test("a dead letter that is sent back twice is worked on once more", async () => {
    const connection = await connect({ servers: node.url });
    const queue = await openJetStreamQueue(connection, { name: "returned" });
    const worked: string[] = [];
    let isMended = false;
    const receive = async ({ message: { id } }: Delivery): Promise<Verdict> => {
      if (!isMended) return { kind: "give-up", reason: "It breaks." };
      worked.push(id);
      return { kind: "done" };
    };
    const consumption = await queue.consume(receive, { concurrency: 4, onTrouble: () => undefined });
    await queue.publish({ ...note, id: "given", isIdGiven: true });
    await queue.publish({ ...note, id: "made" });
    const letters: DeadLetter[] = [];
    while (letters.length < 2) {
      letters.length = 0;
      for await (const letter of queue.deadLetters()) letters.push(letter);
    }
    isMended = true;
    for (const letter of letters) {
      await queue.sendBack(letter);
      // As after an answer that was lost: the letter is not there any more.
      await expect(queue.sendBack(letter)).rejects.toThrow("the dead letter cannot be removed");
    }
    await queue.publish({ ...note, id: "last" });
    while (!worked.includes("last")) await delay(20);
    await consumption.stop();
    expect(worked.sort()).toEqual(["given", "last", "made"]);
    await connection.close();
  });

  test("a copy that is dropped does not keep the other one from being tried again", async () => {
    const connection = await connect({ servers: node.url });
    const queue = await openJetStreamQueue(connection, { name: "copied" });
    const attempts: number[] = [];
    const receive = async ({ message: { id }, attempt }: Delivery): Promise<Verdict> => {
      if (id === "last") return { kind: "done" };
      attempts.push(attempt);
      return attempt < 3 ? { kind: "retry", afterMs: 100 } : { kind: "done" };
    };
    for (let copy = 0; copy < 3; copy++) await queue.publish({ ...note, id: "1", isIdGiven: true });
    const consumption = await queue.consume(receive, { concurrency: 4, onTrouble: () => undefined });
    while (attempts.length < 3) await delay(20);
    await delay(200);
    await consumption.stop();
    expect(attempts).toEqual([1, 2, 3]);
    await connection.close();
  });

  test("a copy is worked on if the one that has claimed its id is not in the queue any more", async () => {
    const connection = await connect({ servers: node.url });
    const queue = await openJetStreamQueue(connection, { name: "claimed" });
    const worked: string[] = [];
    const subjectOf = (id: string): string =>
      workedSubject(queueLayout({ name: "claimed", partitions: 1 }), { operation: "Note", id, letter: undefined });
    // As after an election that took the copies away: one sequence is used by the copy that was sent again, one is not.
    const lost = ["1-1764288000000000000", "900-1764288000000000000", ""];
    for (const [at, copy] of lost.entries()) await jetstream(connection).publish(subjectOf(`${at}`), copy);
    for (const at of lost.keys()) await queue.publish({ ...note, id: `${at}`, isIdGiven: true });
    await queue.publish({ ...note, id: "last" });
    const receive = async ({ message: { id } }: Delivery): Promise<Verdict> => {
      worked.push(id);
      return { kind: "done" };
    };
    const consumption = await queue.consume(receive, { concurrency: 1, onTrouble: () => undefined });
    while (!worked.includes("last")) await delay(20);
    await consumption.stop();
    expect(worked.sort()).toEqual(["0", "1", "last"]);
    await connection.close();
  });

  test("a message that somebody else has published is a dead letter at once, and holds up nobody", async () => {
    const connection = await connect({ servers: node.url });
    const queue = await openJetStreamQueue(connection, { name: "poisoned" });
    await jetstream(connection).publish("poisoned.any.Note", "no message of ours");
    const worked: string[] = [];
    const receive = async ({ message: { id } }: Delivery): Promise<Verdict> => {
      worked.push(id);
      return { kind: "done" };
    };
    const consumption = await queue.consume(receive, { concurrency: 1, onTrouble: () => undefined });
    await queue.publish({ ...note, id: "1" });
    while (worked.length === 0) await delay(20);
    const letters: DeadLetter[] = [];
    for await (const letter of queue.deadLetters()) letters.push(letter);
    await consumption.stop();
    expect(letters).toMatchObject([{ reason: "The message has no headers of Stubwright.", attempts: 1 }]);
    expect(new TextDecoder().decode(letters[0]?.message.body)).toBe("no message of ours");
    await connection.close();
  });

  test("a calendar clock that jumps changes neither leases nor waits", async () => {
    const connection = await connect({ servers: node.url });
    const queue = await openJetStreamQueue(connection, { name: "jumping", leaseMs });
    const now = Date.now;
    const attempts: number[] = [];
    const lost: number[] = [];
    const receive = async ({ attempt, whenLost }: Delivery): Promise<Verdict> => {
      attempts.push(attempt);
      whenLost(() => lost.push(attempt));
      // A day forward, then a day back, while the message is held for three leases.
      for (const days of [1, -1, 0]) {
        Date.now = () => now() + days * 86_400_000;
        await delay(leaseMs);
      }
      return attempt === 1 ? { kind: "retry", afterMs: 50 } : { kind: "done" };
    };
    try {
      const consumption = await queue.consume(receive, { concurrency: 4, onTrouble: () => undefined });
      await queue.publish({ ...note, id: "1", isIdGiven: true });
      while (attempts.length < 2) await delay(20);
      await consumption.stop();
    } finally {
      Date.now = now;
    }
    expect({ attempts, lost }).toEqual({ attempts: [1, 2], lost: [] });
    await connection.close();
  });

  test.each([
    { isIdGiven: true, attempts: [1, 2] },
    // Its first delivery has no note.
    { isIdGiven: false, attempts: [2, 3] },
  ])("deliveries that reached no worker are no attempts: $isIdGiven", async ({ isIdGiven, attempts: wanted }) => {
    const connection = await connect({ servers: node.url });
    const name = `undelivered-${isIdGiven}`;
    const queue = await openJetStreamQueue(connection, { name, leaseMs });
    await queue.publish({ ...note, id: "1", isIdGiven });
    const consumer = await jetstream(connection).consumers.get(name, "any");
    for (let delivery = 1; delivery <= 12; delivery++) (await consumer.next({ expires: 3000 }))?.nak();
    const attempts: number[] = [];
    const consumption = await queue.consume(
      async ({ attempt }): Promise<Verdict> => {
        attempts.push(attempt);
        return attempts.length === 1 ? { kind: "retry", afterMs: 50 } : { kind: "done" };
      },
      { concurrency: 1, onTrouble: () => undefined },
    );
    while (attempts.length < 2) await delay(20);
    await consumption.stop();
    expect(attempts).toEqual(wanted);
    await connection.close();
  });

  test("messages that the stream has lost after it accepted them are sent again", async () => {
    const connection = await connect({ servers: node.url });
    const name = "forgetful";
    const queue = await openJetStreamQueue(connection, { name, leaseMs });
    for (const id of ["1", "2", "3"]) await queue.publish({ ...note, id, isIdGiven: true });
    await (await jetstream(connection).jetstreamManager()).streams.delete(name);
    const remade = await openJetStreamQueue(connection, { name, leaseMs });
    await queue.publish({ ...note, id: "4", isIdGiven: true });
    const ids: string[] = [];
    const receive = async ({ message }: Delivery): Promise<Verdict> => {
      ids.push(message.id);
      return { kind: "done" };
    };
    const consumption = await remade.consume(receive, { concurrency: 1, onTrouble: () => undefined });
    while (ids.length < 4) await delay(20);
    // Copies would come now.
    await delay(leaseMs);
    await consumption.stop();
    expect(ids.sort()).toEqual(["1", "2", "3", "4"]);
    await connection.close();
  });

  test("a queue that is full refuses messages", async () => {
    const connection = await connect({ servers: node.url });
    const queue = await openJetStreamQueue(connection, { name: "full", maxStreamBytes: 2000 });
    const body = new Uint8Array(1000);
    const message = { isIdGiven: false, operation: "Note", key: undefined, headers: {}, body };
    await queue.publish({ ...message, id: "1" });
    await expect(queue.publish({ ...message, id: "2" })).rejects.toThrow(
      "the message was not kept: maximum bytes exceeded",
    );
    await connection.close();
  });

  test("no server is told with its address", async () => {
    const [port = 0] = await freePorts(1);
    await expect(openConnection(`nats://127.0.0.1:${port}`, {})).rejects.toMatchObject({
      name: "QueueUnavailableError",
      message: expect.stringContaining(`no NATS server of 127.0.0.1:${port} can be reached`),
    });
  });
});
