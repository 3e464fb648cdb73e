import { describe, expect, test } from "@jest/globals";
import type { OneWayTransport, Transport } from "../client/transport.js";
import { echo, note } from "../testing/echo-contract.js";
import { createMemoryQueue } from "./memory-queue.js";
import type { QueueMessage } from "./message-queue.js";
import { QueueUnavailableError } from "./queue-errors.js";
import { createQueueTransport, type QueueTransportOptions } from "./queue-transport.js";

function publishing(options: QueueTransportOptions = {}, publish?: () => Promise<void>) {
  const published: QueueMessage[] = [];
  const memory = createMemoryQueue({ maxBytes: 100 });
  const keep = async (message: QueueMessage): Promise<void> => {
    await memory.publish(message);
    published.push(message);
  };
  return { published, transport: createQueueTransport({ ...memory, publish: publish ?? keep }, options) };
}

describe("a client's transport to a queue", () => {
  test("publishes messages with id, key and headers", async () => {
    const { published, transport } = publishing({
      key: (operation) => `${operation}-key`,
      headers: () => ({ traceparent: "00-1-2-01" }),
      interceptors: [
        (next) => (call) => {
          call.headers.set("X-Tenant", "t");
          return next(call);
        },
      ],
    });
    await transport.send(note, { Text: "a" }, { headers: { "Idempotency-Key": "m-1" } });
    await transport.send(note, { Text: "b" });
    const texts = published.map(({ body }) => new TextDecoder().decode(body));
    expect(texts).toEqual(['{"Text":"a"}', '{"Text":"b"}']);
    expect(published[0]).toMatchObject({
      id: "m-1",
      isIdGiven: true,
      operation: "Note",
      key: "Note-key",
      headers: { traceparent: "00-1-2-01", "x-tenant": "t" },
    });
    expect(published[1]?.isIdGiven).toBe(false);
  });

  test("knows no operation with a reply: the compiler says so, and so does the call", async () => {
    const { transport } = publishing();
    // @ts-expect-error Operations with a reply need a transport that has `call`.
    const whole: Transport = transport;
    await expect(whole.call(echo, {})).rejects.toMatchObject({
      kind: "encode",
      message: "Echo: a queue takes one-way messages only, and this operation has a reply",
    });
  });

  test.each<[string, (transport: OneWayTransport) => Promise<void>, string, string]>([
    [
      "a message that is too large",
      (transport) => transport.send(note, { Text: "x".repeat(100) }),
      "encode",
      "Note: The message has 111 bytes; the queue takes 100.",
    ],
    [
      "an id that is too long",
      (transport) => transport.send(note, {}, { headers: { "Idempotency-Key": "x".repeat(257) } }),
      "encode",
      "Note: the id of a message has at most 256 characters",
    ],
    [
      "a signal that has aborted",
      (transport) => transport.send(note, {}, { signal: AbortSignal.abort() }),
      "abort",
      "Note: the call was aborted",
    ],
  ])("rejects %s", async (_title, send, kind, message) => {
    await expect(send(publishing().transport)).rejects.toMatchObject({ kind, message });
  });

  test.each<[string, QueueTransportOptions, () => Promise<void>, string, string]>([
    [
      "of an engine that cannot be reached",
      {},
      () => Promise.reject(new QueueUnavailableError("away")),
      "transport",
      "Note: the queue has not taken the message",
    ],
    [
      "of an engine that does not answer in time",
      { timeoutMs: 5 },
      () => new Promise<void>(() => undefined),
      "timeout",
      "Note: no reply in time",
    ],
  ])("rejects messages %s", async (_title, options, publish, kind, message) => {
    await expect(publishing(options, publish).transport.send(note, {})).rejects.toMatchObject({ kind, message });
  });
});
