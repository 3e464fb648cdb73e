import { describe, expect, test } from "@jest/globals";
import type { CallError, OneWayTransport, Transport } from "@stubwright/runtime";
import { createMemoryQueue, createQueueTransport, type MessageQueue, type Worker } from "@stubwright/runtime/queue";
import type { CallContext, Handler } from "@stubwright/runtime/server";
import { createInProcessTransport } from "@stubwright/runtime/server";
import { compileGolden } from "../testing/generated-modules.js";

interface Exchange {
  readonly request: { readonly Ticket?: { readonly Holder: string } };
}

interface VaultService {
  open(request: unknown): Promise<boolean>;
  leave(request: string, context: CallContext, headers: Exchange): Promise<void>;
}

type Send = (transport: OneWayTransport, request: string, options?: object) => Promise<void>;

/** The tested exports of the generated modules. */
interface Modules {
  readonly queueOneWay: (service: VaultService, queue: MessageQueue) => VaultService;
  readonly createHeadersAndFaultsWorker: (service: VaultService, queue: MessageQueue) => Worker;
  readonly headersAndFaultsHandlers: (service: VaultService) => readonly Handler[];
  readonly leave: Send;
  readonly open: (transport: OneWayTransport, request: object) => Promise<boolean>;
}

async function openModules(): Promise<Modules> {
  const module = compileGolden("headers-and-faults");
  const { queueOneWay, createHeadersAndFaultsWorker } = await import(module("queue"));
  const { headersAndFaultsHandlers } = await import(module("server"));
  const { leave, open } = await import(module("client"));
  return { queueOneWay, createHeadersAndFaultsWorker, headersAndFaultsHandlers, leave, open };
}

/** A service that tells what it was called with, and how often its reply was asked for. */
function vault(): { readonly service: VaultService; readonly left: unknown[]; readonly next: Promise<void> } {
  const left: unknown[] = [];
  let tell: () => void = () => undefined;
  const next = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const service: VaultService = {
    open: async () => true,
    leave: async (request, { protocol, messageId }, { request: { Ticket } }) => {
      left.push({ request, protocol, messageId, holder: Ticket?.Holder });
      tell();
    },
  };
  return { service, left, next };
}

const options = { soapHeaders: { Ticket: { Holder: "Zoë" } }, headers: { "Idempotency-Key": "m-1" } };
const wanted = { request: "by the door", protocol: "queue", messageId: "m-1", holder: "Zoë" };

describe("generated code for a queue", () => {
  test.each(["json", "soap"] as const)(
    "puts one-way operations over %s on the queue, with their header blocks",
    async (wire) => {
      const modules = await openModules();
      const queue = createMemoryQueue();
      const { service, left, next } = vault();
      const handlers = modules.headersAndFaultsHandlers(modules.queueOneWay(service, queue));
      const transport: Transport = createInProcessTransport(handlers, { wire });
      await modules.leave(transport, "by the door", options);
      expect(left).toEqual([]);
      expect(await modules.open(transport, { Door: "1" })).toBe(true);

      const worker = modules.createHeadersAndFaultsWorker(service, queue);
      await worker.start();
      await next;
      await worker.stop();
      expect(left).toEqual([wanted]);
    },
  );

  test("publishes from the client's functions, and knows there that an operation has a reply", async () => {
    const modules = await openModules();
    const queue = createMemoryQueue();
    const { service, left, next } = vault();
    const transport = createQueueTransport(queue);
    await modules.leave(transport, "by the door", options);
    const refused: CallError = await modules.open(transport, { Door: "1" }).then(
      () => Promise.reject(new Error("accepted")),
      (error) => error,
    );
    expect([refused.kind, refused.operation]).toEqual(["encode", "Open"]);

    const worker = modules.createHeadersAndFaultsWorker(service, queue);
    await worker.start();
    await next;
    await worker.stop();
    expect(left).toEqual([wanted]);
  });
});
