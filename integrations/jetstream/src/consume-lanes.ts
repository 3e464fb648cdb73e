import { setTimeout as delay } from "node:timers/promises";
import type { ConsumerMessages, JsMsg } from "@nats-io/jetstream";
import type { Consumption } from "@stubwright/runtime/queue";
import { HeldMessages } from "./held-messages.js";
import type { LaneConsumer } from "./lane-consumer.js";
import type { Lane } from "./queue-layout.js";

/** How long a pull is valid, in milliseconds. After twice half of it without a sign of the server, the pull is made again. */
const pullMs = 4000;
/** The wait before a consumer is opened again, in milliseconds. */
const reopenMs = 500;

/** Consumes from all lanes at once, and shares the places among them. */
export async function consumeLanes(consumer: LaneConsumer): Promise<Consumption> {
  const held = new HeldMessages(consumer);
  const lanes = consumer.layout.lanes.map((lane) => new LaneReader(lane, consumer, (message) => held.add(message)));
  await Promise.all(lanes.map((lane) => lane.start()));
  const stopListening = consumer.elections.listen();
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
      await held.stop();
      stopListening();
    },
  };
}

/** Reads the messages of one lane, and opens its consumer again whenever it ends. */
class LaneReader {
  readonly #lane: Lane;
  readonly #consumer: LaneConsumer;
  readonly #take: (message: JsMsg) => void;
  readonly #stopping = new AbortController();
  #messages: ConsumerMessages | undefined;
  #reading: Promise<void> | undefined;

  constructor(lane: Lane, consumer: LaneConsumer, take: (message: JsMsg) => void) {
    this.#lane = lane;
    this.#consumer = consumer;
    this.#take = take;
  }

  /** Resolves once the lane is open. Rejects with what the engine says. */
  async start(): Promise<void> {
    await this.#open();
    this.#reading = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#messages?.stop();
    await this.#reading;
  }

  async #open(): Promise<void> {
    const { client, layout, options } = this.#consumer;
    const opened = await client.consumers.get(layout.messages, this.#lane.name);
    this.#messages = await opened.consume({
      max_messages: this.#lane.isOrdered ? 1 : Math.max(2, options.concurrency),
      expires: pullMs,
      callback: this.#take,
    });
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    // A connection that was closed does not come back.
    while (!signal.aborted && !this.#consumer.connection.isClosed()) {
      try {
        const failure = await this.#messages?.closed();
        if (signal.aborted || this.#consumer.connection.isClosed()) return;
        if (failure instanceof Error) throw failure;
        await this.#open();
      } catch (error) {
        this.#consumer.options.onTrouble(error);
        this.#messages = undefined;
        await delay(reopenMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
