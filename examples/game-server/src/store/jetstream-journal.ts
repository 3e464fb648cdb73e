import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { JetStreamClient, JetStreamManager } from "@nats-io/jetstream";
import type { LeaderWatch } from "@stubwright/jetstream";
import type { NumberedEntry } from "./game-store.js";
import { decodeJournalEntry, type JournalEntry } from "./journal-entry.js";
import { messageDigest } from "./message-digest.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

/** What a journal is kept in. */
interface JournalStream {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly name: string;
  readonly leader: LeaderWatch;
  readonly timeoutMs: number;
}

/** The wait before an entry is sent again, in milliseconds. */
const pauseMs = 100;

/**
 * The journal in a stream, in which each entry has a subject of its own: that of its message's id. Of a subject only the first
 * entry counts; others are left by writes that got no answer. A condition would refuse them, but nats-server 2.9 can lose count
 * of what it has refused, and the stream then stands still.
 */
export class JetStreamJournal {
  readonly #stream: JournalStream;

  constructor(stream: JournalStream) {
    this.#stream = stream;
  }

  /** Adds an entry that counts once, however often it has to be sent. Rejects with `StoreUnavailableError`. */
  async append(entry: JournalEntry, messageId: string = randomUUID()): Promise<number> {
    const { client, leader, name, timeoutMs } = this.#stream;
    const subject = `${name}.${messageDigest(entry.operation, messageId)}`;
    const body = JSON.stringify(entry);
    const end = performance.now() + timeoutMs;
    for (;;) {
      try {
        const there = await this.#from(1, subject);
        if (there !== null) return there.seq;
        const { seq } = await leader.watch(() => client.publish(subject, body));
        return seq;
      } catch (error) {
        if (performance.now() + pauseMs > end) throw unavailable(error);
        await delay(pauseMs);
      }
    }
  }

  /** The entries from a number on. */
  async *entries(from = 1): AsyncGenerator<NumberedEntry, void> {
    const { name } = this.#stream;
    for (
      let stored = await this.#from(from, `${name}.*`);
      stored !== null;
      stored = await this.#from(stored.seq + 1, `${name}.*`)
    ) {
      const first = await this.#from(1, stored.subject);
      if (first?.seq === stored.seq) yield { number: stored.seq, ...decodeJournalEntry(stored.json()) };
    }
  }

  /** The first entry from a number on. */
  #from(number: number, subject: string) {
    const { manager, name } = this.#stream;
    // The client's type knows only the exact number.
    const query = { seq: number, next_by_subj: subject };
    return manager.streams.getMessage(name, query).catch((error: unknown) => {
      throw unavailable(error);
    });
  }
}

function unavailable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
}
