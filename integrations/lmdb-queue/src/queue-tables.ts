import { createHash } from "node:crypto";
import type { DeadLetter, QueueMessage } from "@stubwright/runtime/queue";
import type { Database } from "lmdb";
import type { Environment } from "./environment.js";
import { holds, type Lease } from "./lease.js";

/** A message that waits, or is being worked on. */
interface WaitingMessage {
  readonly message: QueueMessage;
  /** How often it was claimed. */
  readonly attempt: number;
  readonly lease: Lease | undefined;
}

/** A message in the hands of a consumer. */
export interface ClaimedMessage {
  readonly number: number;
  readonly message: QueueMessage;
  readonly attempt: number;
}

/** Who claims messages, when, and for how long. */
export interface Claim {
  readonly holder: string;
  readonly now: number;
  readonly leaseMs: number;
}

/** What is done with ids that were remembered for long enough: so many with each message. */
const forgottenAtOnce = 2;

/** The tables of a queue. All changes belong into one transaction of the environment. */
export class QueueTables {
  readonly #waiting: Database<WaitingMessage, number>;
  /** The number of the message that waits, or 0 for one that was worked on, by the digest of its id. */
  readonly #known: Database<number, string>;
  /** Digests of worked ids, by the time (milliseconds since 1970) when they are forgotten. */
  readonly #forgotten: Database<string, [time: number, digest: string]>;
  readonly #dead: Database<DeadLetter, number>;
  /** The last number of `waiting` and `dead`: numbers never come again. */
  readonly #last: Database<number, string>;

  constructor({ root }: Environment) {
    this.#waiting = root.openDB({ name: "waiting", encoding: "msgpack" });
    this.#known = root.openDB({ name: "known", encoding: "msgpack" });
    this.#forgotten = root.openDB({ name: "forgotten", encoding: "msgpack" });
    this.#dead = root.openDB({ name: "dead", encoding: "msgpack" });
    this.#last = root.openDB({ name: "last", encoding: "msgpack" });
  }

  /** Adds a message, unless it is known. */
  add(message: QueueMessage): void {
    const digest = digestOf(message);
    if (this.#known.get(digest) !== undefined) return;
    const number = this.#next("waiting");
    this.#waiting.putSync(number, { message, attempt: 0, lease: undefined });
    this.#known.putSync(digest, number);
  }

  /** Whether a message is free. Needs no transaction. */
  hasFree(now: number): boolean {
    for (const _found of this.#free(now)) return true;
    return false;
  }

  /** Claims the oldest free messages, at most so many, and none before which one of its key waits. */
  claim(most: number, { holder, now, leaseMs }: Claim): readonly ClaimedMessage[] {
    const claimed: ClaimedMessage[] = [];
    for (const { number, waiting } of this.#free(now)) {
      if (claimed.length >= most) break;
      claimed.push({ number, message: waiting.message, attempt: waiting.attempt + 1 });
    }
    for (const { number, message, attempt } of claimed) {
      this.#waiting.putSync(number, { message, attempt, lease: { until: now + leaseMs, lengthMs: leaseMs, holder } });
    }
    return claimed;
  }

  /** Makes a lease longer. False if somebody else has the message. */
  extend(number: number, { holder, now, leaseMs }: Claim): boolean {
    const waiting = this.#held(number, holder);
    if (waiting === undefined) return false;
    this.#waiting.putSync(number, { ...waiting, lease: { until: now + leaseMs, lengthMs: leaseMs, holder } });
    return true;
  }

  /** Lets a message wait for so many milliseconds. */
  retry(number: number, { holder, now }: Claim, afterMs: number): void {
    const waiting = this.#held(number, holder);
    if (waiting === undefined) return;
    const lease = { until: now + afterMs, lengthMs: afterMs, holder: undefined };
    this.#waiting.putSync(number, { ...waiting, lease });
  }

  /** Removes a message that was worked on. If its caller gave it an id, that is known until `forget`. */
  finish(number: number, { holder }: Claim, forget: number): void {
    const waiting = this.#held(number, holder);
    if (waiting === undefined) return;
    this.#waiting.removeSync(number);
    const digest = digestOf(waiting.message);
    if (waiting.message.isIdGiven) {
      this.#known.putSync(digest, 0);
      this.#forgotten.putSync([forget, digest], digest);
    } else {
      this.#known.removeSync(digest);
    }
  }

  /** Forgets a few of the ids whose time has come. */
  forgetSome(time: number): void {
    const due = [...this.#forgotten.getRange({ end: [time, ""], limit: forgottenAtOnce })];
    for (const { key, value } of due) {
      this.#forgotten.removeSync(key);
      this.#known.removeSync(value);
    }
  }

  /** Makes a message a dead letter. Its id stays known. */
  bury(number: number, { holder }: Claim, facts: Pick<DeadLetter, "reason" | "time">): void {
    const waiting = this.#held(number, holder);
    if (waiting === undefined) return;
    this.#waiting.removeSync(number);
    const letter = { message: waiting.message, attempts: waiting.attempt, ...facts };
    this.#dead.putSync(this.#next("dead"), letter);
  }

  /** The dead letters, the oldest first. Needs no transaction. */
  *letters(): Generator<readonly [number: number, letter: DeadLetter], void> {
    for (const { key, value } of this.#dead.getRange()) yield [key, value];
  }

  /** Puts the message of a dead letter behind those that wait. */
  unbury(number: number): void {
    const letter = this.#dead.get(number);
    if (letter === undefined) return;
    this.#dead.removeSync(number);
    const place = this.#next("waiting");
    this.#waiting.putSync(place, { message: letter.message, attempt: 0, lease: undefined });
    this.#known.putSync(digestOf(letter.message), place);
  }

  *#free(now: number): Generator<{ readonly number: number; readonly waiting: WaitingMessage }, void> {
    const blocked = new Set<string>();
    for (const { key: number, value: waiting } of this.#waiting.getRange()) {
      const { key } = waiting.message;
      const isFree = !holds(waiting.lease, now) && (key === undefined || !blocked.has(key));
      if (key !== undefined) blocked.add(key);
      if (isFree) yield { number, waiting };
    }
  }

  #held(number: number, holder: string): WaitingMessage | undefined {
    const waiting = this.#waiting.get(number);
    return waiting?.lease?.holder === holder ? waiting : undefined;
  }

  #next(table: "waiting" | "dead"): number {
    const number = (this.#last.get(table) ?? 0) + 1;
    this.#last.putSync(table, number);
    return number;
  }
}

function digestOf({ operation, id }: QueueMessage): string {
  return createHash("sha256").update(`${operation} ${id}`).digest("base64url");
}
