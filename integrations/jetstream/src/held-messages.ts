import type { JsMsg } from "@nats-io/jetstream";
import type { Delivery, QueueMessage, Verdict } from "@stubwright/runtime/queue";
import type { KnownMessage } from "./known-message.js";
import type { LaneConsumer } from "./lane-consumer.js";
import { letterNumber, messageOf } from "./message-headers.js";

/** A message that the engine has lent to this process. */
interface HeldMessage {
  readonly sent: JsMsg;
  /** When its lease began, by the monotonic clock. */
  leasedAt: number;
  readonly lost: (() => void)[];
}

/** A message as it was received. */
interface Received {
  readonly sent: JsMsg;
  /** Names this copy of the message in its stream, also when it is delivered again. */
  readonly name: string;
  /** Undefined if nobody of us has published it. */
  readonly message: QueueMessage | undefined;
  /** By what another copy of it is recognised; undefined if there is none. */
  readonly known: KnownMessage | undefined;
}

/** Another copy of the message was worked on, and this one is dropped. */
interface Copy {
  readonly kind: "copy";
}

/** So many finished messages at least are remembered, for an acknowledgement that was lost. */
const mostFinished = 10_000;

/**
 * What is given back is delivered again after so many milliseconds. Without a wait, nats-server 2.9 may count a message as
 * new and deliver it twice.
 */
const giveBackMs = 50;
/** The first wait of a copy while another one is worked on, in milliseconds. */
const firstWaitMs = 250;

/**
 * The messages that are worked on, and those that wait for a place. Their leases are extended as long as they are held. A
 * message whose lease has run out, as after a pause of the process, is another worker's: it is dropped if it waits, and
 * its handler is told if it is worked on.
 */
export class HeldMessages {
  readonly #consumer: LaneConsumer;
  readonly #waiting = new Set<HeldMessage>();
  readonly #running = new Map<HeldMessage, Promise<void>>();
  #finished = new Set<string>();
  #finishedBefore: ReadonlySet<string> = new Set();
  readonly #timer: NodeJS.Timeout;
  #isStopped = false;

  constructor(consumer: LaneConsumer) {
    this.#consumer = consumer;
    this.#timer = setInterval(() => this.#extend(), consumer.leaseMs / 3);
  }

  add(sent: JsMsg): void {
    if (this.#isStopped) {
      sent.nak(giveBackMs);
      return;
    }
    this.#waiting.add({ sent, leasedAt: performance.now(), lost: [] });
    this.#startWaiting();
  }

  /** Gives back what waits, and resolves when the others are worked on. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { sent } of this.#waiting) sent.nak(giveBackMs);
    this.#waiting.clear();
    await Promise.all(this.#running.values());
    clearInterval(this.#timer);
    // What was acknowledged is on its way once the server has answered.
    await this.#consumer.connection.flush().catch(() => undefined);
  }

  #startWaiting(): void {
    for (const held of this.#waiting) {
      if (this.#running.size >= this.#consumer.options.concurrency) return;
      this.#waiting.delete(held);
      if (this.#isLost(held)) continue;
      const running = this.#work(held).finally(() => {
        this.#running.delete(held);
        this.#startWaiting();
      });
      this.#running.set(held, running);
    }
  }

  #isLost({ leasedAt }: HeldMessage): boolean {
    return performance.now() - leasedAt > this.#consumer.leaseMs;
  }

  #extend(): void {
    if (this.#consumer.connection.isClosed()) clearInterval(this.#timer);
    for (const held of this.#waiting) if (this.#isLost(held)) this.#waiting.delete(held);
    for (const held of [...this.#waiting, ...this.#running.keys()]) {
      if (this.#isLost(held)) {
        for (const tell of held.lost.splice(0)) tell();
      } else {
        held.sent.working();
        held.leasedAt = performance.now();
      }
    }
  }

  async #work(held: HeldMessage): Promise<void> {
    try {
      const received = receivedOf(held.sent);
      await this.#settle(received, await this.#verdict(held, received));
    } catch (error) {
      // The engine delivers the message again once its lease is over.
      this.#consumer.options.onTrouble(error);
    }
  }

  async #verdict(held: HeldMessage, { sent, name, message, known }: Received): Promise<Verdict | Copy> {
    const { worked, receive } = this.#consumer;
    if (this.#finished.has(name) || this.#finishedBefore.has(name)) return { kind: "done" };
    if (message === undefined) return { kind: "give-up", reason: "The message has no headers of Stubwright." };
    if (known !== undefined) {
      const claim = await worked.claim(known, { name, sequence: sent.seq });
      if (claim === "done") return { kind: "copy" };
      if (claim === "waiting") return { kind: "retry", afterMs: this.#waitOf(sent) };
    }
    const delivery: Delivery = {
      message,
      attempt: sent.info.deliveryCount,
      whenLost: (lost) => {
        if (this.#isLost(held)) lost();
        else held.lost.push(lost);
      },
    };
    return receive(delivery);
  }

  /** How long a copy waits until it is known whether another one was worked on, in milliseconds: longer each time. */
  #waitOf({ info }: JsMsg): number {
    return Math.min(this.#consumer.leaseMs, firstWaitMs * 2 ** (info.deliveryCount - 1));
  }

  async #settle({ sent, name, message, known }: Received, verdict: Verdict | Copy): Promise<void> {
    const { worked, dead } = this.#consumer;
    switch (verdict.kind) {
      case "done":
        this.#remember(name);
        if (known !== undefined) await worked.add(known);
        sent.ack();
        return;
      case "copy":
        sent.ack();
        return;
      case "retry":
        sent.nak(Math.max(giveBackMs, verdict.afterMs));
        return;
      case "give-up": {
        const body = sent.data;
        const foreign = {
          id: String(sent.seq),
          isIdGiven: false,
          operation: sent.subject,
          key: undefined,
          headers: {},
          body,
        };
        const time = new Date().toISOString();
        const { reason } = verdict;
        const letter = { message: message ?? foreign, reason, attempts: sent.info.deliveryCount, time };
        await dead.keep(letter, name);
        // Another copy of the message is not a second letter.
        if (known !== undefined) await worked.add(known);
        sent.term();
        return;
      }
    }
  }

  #remember(name: string): void {
    this.#finished.add(name);
    if (this.#finished.size < mostFinished) return;
    this.#finishedBefore = this.#finished;
    this.#finished = new Set();
  }
}

function receivedOf(sent: JsMsg): Received {
  const message = messageOf(sent.headers, sent.data);
  const letter = letterNumber(sent.headers);
  const canComeAgain = message !== undefined && (message.isIdGiven || letter !== undefined);
  return {
    sent,
    // A sequence number alone comes again in a stream that was made anew.
    name: `${sent.seq}-${sent.info.timestampNanos}`,
    message,
    known: canComeAgain ? { operation: message.operation, id: message.id, letter } : undefined,
  };
}
