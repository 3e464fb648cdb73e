import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { JsMsg, StoredMsg } from "@nats-io/jetstream";
import { type Delivery, type QueueMessage, QueueUnavailableError, type Verdict } from "@stubwright/runtime/queue";
import { acknowledgedWith, nameOfPlace, type Place, placeOf } from "./delivered-message.js";
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
  /** Where this copy of the message is in its stream, also when it is delivered again. */
  readonly place: Place;
  /** Names the place. */
  readonly name: string;
  /** Undefined if nobody of us has published it. */
  readonly message: QueueMessage | undefined;
  /** By what another copy, or another delivery, of it is recognised; undefined if there is none. */
  readonly known: KnownMessage | undefined;
}

/** What becomes of a message, and at which attempt. */
interface Outcome {
  readonly verdict: Verdict | Copy;
  readonly attempt: number;
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
/** The first wait of a copy while another one is worked on, and before the engine is asked again, in milliseconds. */
const firstWaitMs = 250;
/** The longest wait before the engine is asked again, in milliseconds. */
const longestWaitMs = 2000;

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
      await this.#take(held, receivedOf(held.sent));
    } catch (error) {
      // The engine delivers the message again once its lease is over.
      this.#consumer.options.onTrouble(error);
    }
  }

  async #take(held: HeldMessage, received: Received): Promise<void> {
    await this.#settle(held, received, await this.#outcome(held, received));
  }

  async #outcome(held: HeldMessage, { name, message, known }: Received): Promise<Outcome> {
    const first = (verdict: Verdict | Copy): Outcome => ({ verdict, attempt: 1 });
    if (this.#finished.has(name) || this.#finishedBefore.has(name)) return first({ kind: "done" });
    if (message === undefined) return first({ kind: "give-up", reason: "The message has no headers of Stubwright." });
    let attempt = 1;
    if (known !== undefined) {
      const { worked } = this.#consumer;
      const number = randomUUID();
      const claim = await this.#insist(held, () => worked.claim(known, name, number));
      if (claim.kind === "done") return first({ kind: "copy" });
      if (claim.kind === "waiting") return first({ kind: "retry", afterMs: this.#waitOf(held.sent) });
      attempt = isNotedAtOnce(message, known) ? claim.tries : claim.tries + 1;
    }
    const delivery: Delivery = {
      message,
      attempt,
      whenLost: (lost) => {
        if (this.#isLost(held)) lost();
        else held.lost.push(lost);
      },
    };
    return { verdict: await this.#consumer.receive(delivery), attempt };
  }

  /**
   * Asks the engine, again and again while it cannot answer: a delivery in which the handler was not called is no try, and what was
   * worked on is not to come again. Rejects after the time of a lease, when the message is lost, or no more is to be worked on.
   */
  async #insist<Answer>(held: HeldMessage, ask: () => Promise<Answer>): Promise<Answer> {
    const end = performance.now() + this.#consumer.leaseMs;
    for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof QueueUnavailableError)) throw error;
        if (performance.now() > end || this.#isStopped || this.#isLost(held)) throw error;
        await delay(wait);
      }
    }
  }

  /** How long a copy waits until it is known whether another one was worked on, in milliseconds: longer each time. */
  #waitOf({ info }: JsMsg): number {
    return Math.min(this.#consumer.leaseMs, firstWaitMs * 2 ** (info.deliveryCount - 1));
  }

  async #settle(
    held: HeldMessage,
    { place, name, message, known }: Received,
    { verdict, attempt }: Outcome,
  ): Promise<void> {
    const { worked, dead } = this.#consumer;
    const { sent } = held;
    switch (verdict.kind) {
      case "done":
        this.#remember(name);
        if (known !== undefined) await this.#insist(held, () => worked.add(known));
        await this.#remove(held, place, () => sent.ack());
        return;
      case "copy":
        await this.#remove(held, place, () => sent.ack());
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
        const letter = { message: message ?? foreign, reason, attempts: attempt, time };
        await dead.keep(letter, name);
        // Another copy of the message is not a second letter.
        if (known !== undefined) await worked.add(known);
        await this.#remove(held, place, () => sent.term());
        return;
      }
    }
  }

  /**
   * Removes a message from the queue. After an election, another one may have its sequence, which the engine will not deliver:
   * it is worked on, too. The look costs a question to the engine, so it is taken only when there is a reason.
   */
  async #remove(held: HeldMessage, place: Place, remove: () => void): Promise<void> {
    const { elections, options } = this.#consumer;
    const { sent } = held;
    if (!elections.isRecent() && !sent.redelivered) return remove();
    const acknowledged = await this.#insist(held, () => acknowledgedWith(this.#consumer, place));
    switch (acknowledged.kind) {
      case "itself":
        return remove();
      case "another":
        options.onTrouble(
          new Error(`the stream has another message under sequence ${sent.seq}, which is worked on, too`),
        );
        return this.#take(held, receivedInstead(acknowledged.stored));
      case "the next":
        sent.nak(this.#waitOf(sent));
        return;
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
  const known = message === undefined ? undefined : knownOf(message, sent);
  return { place: sent, name: nameOfPlace(sent), message, known };
}

/** The message that the stream has under the sequence of another one. Nobody knows how often it was delivered. */
function receivedInstead(stored: StoredMsg): Received {
  const message = messageOf(stored.header, stored.data);
  const known = message === undefined ? undefined : knownOf(message, { headers: stored.header, redelivered: true });
  const place = placeOf(stored);
  return { place, name: nameOfPlace(place), message, known };
}

/**
 * A message that cannot be there twice needs no notes, as long as it is delivered once. From its second delivery on, notes count how
 * often it was tried.
 */
function knownOf(
  message: QueueMessage,
  { headers, redelivered }: Pick<JsMsg, "headers" | "redelivered">,
): KnownMessage | undefined {
  const { operation, id } = message;
  const known = { operation, id, letter: letterNumber(headers) };
  return isNotedAtOnce(message, known) || redelivered ? known : undefined;
}

/** Whether the first delivery of a message has a note, too. */
function isNotedAtOnce({ isIdGiven }: QueueMessage, { letter }: KnownMessage): boolean {
  return isIdGiven || letter !== undefined;
}
