import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { connect } from "@nats-io/transport-node";
import { messageQueueCases } from "@stubwright/runtime/queue-cases";
import { openConnection } from "./connect.js";
import { openJetStreamQueue } from "./jetstream-queue.js";
import { freePorts } from "./local/nats-cluster.js";
import { type NatsNode, natsServer, startNatsNode } from "./local/nats-node.js";

const there = natsServer() === undefined ? describe.skip : describe;
const suffix = natsServer() === undefined ? " (needs nats-server: apt-get install nats-server)" : "";
const leaseMs = 600;
const maxBytes = 8192 - 4096;

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
    await expect(openJetStreamQueue(connection, { name: "checked", duplicateWindowMs: 1000 })).rejects.toThrow(
      "The stream checked is not as it has to be: duplicate_window is 120000000000 instead of 1000000000.",
    );
    await expect(openJetStreamQueue(connection, { name: "checked", leaseMs: 1000 })).rejects.toThrow(
      "The consumer any of the stream checked is not as it has to be: ack_wait is 30000000000 instead of 1000000000.",
    );
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
