import type { JetStreamClient, JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { QueueLayout } from "./queue-layout.js";

/** The engine of one queue, as its parts use it. */
export interface Engine {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly connection: NatsConnection;
  readonly layout: QueueLayout;
  readonly leaseMs: number;
  readonly timeoutMs: number;
}
