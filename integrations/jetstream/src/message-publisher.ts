import { setTimeout as delay } from "node:timers/promises";
import { type QueueMessage, QueueUnavailableError } from "@stubwright/runtime/queue";
import type { Engine } from "./engine.js";
import { unavailable } from "./engine-errors.js";
import { headersOf } from "./message-headers.js";
import { subjectOf } from "./queue-layout.js";
import { StreamWriter } from "./stream-writer.js";

/** A message that the stream has accepted. */
interface Accepted {
  readonly message: QueueMessage;
  readonly sequence: number;
  /** When it was accepted, by the monotonic clock. */
  readonly at: number;
}

/** So long are accepted messages remembered, in milliseconds: longer than an election takes. */
const rememberMs = 30_000;
/** So many bytes of bodies are remembered at most. */
const mostBytes = 4_194_304;
/** So many messages are remembered at most. */
const mostMessages = 1000;
/** The wait before a message that may be lost is tried again, in milliseconds: a stream that is full refuses at once. */
const pauseMs = 500;
/** A stream whose sequences begin again further below was made anew, and nothing is lost under them. */
const longestGap = 1000;

/**
 * Publishes messages. Sequences grow, as long as the stream keeps what it has accepted. nats-server 2.9 can elect a leader without the
 * last messages of the one before: its sequences begin again where it stands, and consumers take what comes under them for delivered. A
 * publisher sees that a new message has got a sequence that is not higher than one before. It then sends what may be lost again.
 */
export class MessagePublisher {
  readonly #engine: Engine;
  readonly #writer: StreamWriter;
  #highest = 0;
  #accepted: Accepted[] = [];
  #bytes = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#writer = new StreamWriter(engine, engine.layout.messages);
  }

  /**
   * Publishes a message. With an id of its caller's, a worker finds out that it has come twice, so it is sent again as often as is
   * needed. One without is sent once. Rejects with `QueueUnavailableError` if nobody knows whether a worker will get it, and with
   * `MessageTooLargeError`.
   */
  async publish(message: QueueMessage): Promise<void> {
    const { layout, timeoutMs } = this.#engine;
    const { body, isIdGiven } = message;
    const publication = { subject: subjectOf(layout, message), headers: headersOf(message), body } as const;
    const end = performance.now() + timeoutMs;
    for (;;) {
      const before = this.#highest;
      const sequence = await this.#writer.write({ ...publication, repeat: isIdGiven ? "harmless" : "never" });
      if (sequence > before) return this.#remember(message, sequence);
      if (before - sequence > longestGap) return this.#beginAt(sequence);
      this.#sendAgain(sequence);
      if (isIdGiven && performance.now() < end) continue;
      throw unavailable("the message was not kept", "the stream has lost messages");
    }
  }

  /** Sends accepted messages again that had this sequence, or a higher one. */
  #sendAgain(sequence: number): void {
    const lost = this.#accepted.filter((accepted) => accepted.sequence >= sequence);
    this.#forget();
    for (const { message, at } of lost) void this.#insist(message, at + 2 * rememberMs);
  }

  /** Publishes a message that its caller takes for accepted: tries until it is, or time is over. */
  async #insist(message: QueueMessage, end: number): Promise<void> {
    while (performance.now() < end && !this.#engine.connection.isClosed()) {
      try {
        return await this.publish(message);
      } catch (error) {
        // Nobody waits for the outcome of a message that cannot be published any more.
        if (!(error instanceof QueueUnavailableError)) return;
        await delay(pauseMs);
      }
    }
  }

  #beginAt(sequence: number): void {
    this.#highest = sequence;
    this.#forget();
  }

  #forget(): void {
    this.#accepted = [];
    this.#bytes = 0;
  }

  #remember(message: QueueMessage, sequence: number): void {
    this.#highest = Math.max(this.#highest, sequence);
    // A worker would not know another copy of it.
    if (!message.isIdGiven) return;
    const now = performance.now();
    this.#accepted.push({ message, sequence, at: now });
    this.#bytes += message.body.length;
    while (this.#isTooMuch(now)) this.#bytes -= this.#accepted.shift()?.message.body.length ?? 0;
  }

  #isTooMuch(now: number): boolean {
    const isOld = (this.#accepted[0]?.at ?? now) < now - rememberMs;
    return isOld || this.#bytes > mostBytes || this.#accepted.length > mostMessages;
  }
}
