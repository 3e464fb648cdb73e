import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Consumption, MessageQueue } from "@stubwright/runtime/queue";
import { QueueUnavailableError } from "@stubwright/runtime/queue";
import { consumeLanes } from "./consume-lanes.js";
import { DeadLetters } from "./dead-letters.js";
import { Elections } from "./elections.js";
import { asking } from "./engine-errors.js";
import { hearLeaders } from "./hear-leaders.js";
import { MessagePublisher } from "./message-publisher.js";
import { prepareLayout, queueLayout } from "./queue-layout.js";
import { WorkedIds } from "./worked-ids.js";

/** The settings of a queue on JetStream. Those of its streams are fixed when the queue is opened for the first time. */
export interface JetStreamQueueOptions {
  /** Begins the names of the streams: letters, digits, `-` and `_`. Default `one-way`. */
  readonly name?: string;
  /** On how many servers each message is, before it is accepted. Default 1. */
  readonly replicas?: number;
  /** How many messages with a key are worked on at the same time, on all machines. Default 8. */
  readonly partitions?: number;
  /** Milliseconds after which the messages of a worker that is gone are delivered to another. Default 30,000. */
  readonly leaseMs?: number;
  /** Milliseconds in which a message with an id of its caller's is not worked on again. Default 86,400,000, which is a day. */
  readonly rememberMs?: number;
  /** Milliseconds in which a message is accepted or refused. Default 5000. */
  readonly timeoutMs?: number;
  /** Bytes that waiting messages may have; further ones are refused. Default: as many as the disk takes. */
  readonly maxStreamBytes?: number;
}

/**
 * Opens a queue on NATS JetStream. Streams and consumers that are not there are made; those that are there are checked,
 * and a difference rejects with `StreamMismatchError`. The connection stays the caller's: `close` does not close it.
 */
export async function openJetStreamQueue(
  connection: NatsConnection,
  options: JetStreamQueueOptions = {},
): Promise<MessageQueue> {
  const { leaseMs = 30_000, timeoutMs = 5000 } = options;
  const layoutOptions = {
    name: options.name ?? "one-way",
    replicas: options.replicas ?? 1,
    partitions: options.partitions ?? 8,
    leaseMs,
    rememberMs: options.rememberMs ?? 86_400_000,
    maxStreamBytes: options.maxStreamBytes,
  };
  const layout = queueLayout(layoutOptions);
  const client = jetstream(hearLeaders(connection), { timeout: timeoutMs });
  const manager = await asking("JetStream cannot be used", () => client.jetstreamManager());
  await prepareLayout(manager, layout, layoutOptions);
  const engine = { client, manager, connection, layout, leaseMs, timeoutMs };
  const publisher = new MessagePublisher(engine);
  const dead = new DeadLetters(engine);
  const worked = new WorkedIds(engine);
  const consumptions = new Set<Consumption>();
  let isClosed = false;
  const needOpen = (): void => {
    if (isClosed || connection.isClosed()) throw new QueueUnavailableError("the queue is closed");
  };
  return {
    publish: async (message) => {
      needOpen();
      await publisher.publish(message);
    },
    consume: async (receive, consumeOptions) => {
      needOpen();
      const elections = new Elections(connection, layout.messages);
      const consumption = await consumeLanes({ ...engine, dead, worked, elections, receive, options: consumeOptions });
      consumptions.add(consumption);
      return consumption;
    },
    deadLetters: () => dead.all(),
    sendBack: (letter) => dead.sendBack(letter),
    check: async () => {
      needOpen();
      const { cluster } = await asking("the stream does not answer", () => manager.streams.info(layout.messages));
      if (cluster !== undefined && cluster.leader === undefined) {
        throw new QueueUnavailableError("the stream has no leader");
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...consumptions].map((consumption) => consumption.stop()));
    },
  };
}
