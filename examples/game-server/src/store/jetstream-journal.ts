import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { JetStreamApiCodes, JetStreamApiError, type JetStreamClient, type JetStreamManager } from "@nats-io/jetstream";
import type { NumberedEntry } from "./game-store.js";
import { decodeJournalEntry, type JournalEntry } from "./journal-entry.js";
import { messageDigest } from "./message-digest.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

/** What a journal is kept in. */
interface JournalStream {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly name: string;
  readonly timeoutMs: number;
}

/** The wait before an entry is sent again, in milliseconds. */
const pauseMs = 100;

/** The journal in a stream, in which each entry has a subject of its own: that of its message's id, which is used once. */
export class JetStreamJournal {
  readonly #stream: JournalStream;

  constructor(stream: JournalStream) {
    this.#stream = stream;
  }

  /** Adds an entry once, however often it has to be sent. Rejects with `StoreUnavailableError`. */
  async append(entry: JournalEntry, messageId: string = randomUUID()): Promise<number> {
    const { client, name, timeoutMs } = this.#stream;
    const subject = `${name}.${messageDigest(entry.operation, messageId)}`;
    const body = JSON.stringify(entry);
    const end = performance.now() + timeoutMs;
    for (;;) {
      try {
        const { seq } = await client.publish(subject, body, { expect: { lastSubjectSequence: 0 } });
        return seq;
      } catch (error) {
        if (isThere(error)) return await this.#numberOf(subject);
        if (performance.now() + pauseMs > end) throw unavailable(error);
        await delay(pauseMs);
      }
    }
  }

  /** The entries from a number on. */
  async *entries(from = 1): AsyncGenerator<NumberedEntry, void> {
    for (let stored = await this.#from(from); stored !== null; stored = await this.#from(stored.seq + 1)) {
      yield { number: stored.seq, ...decodeJournalEntry(stored.json()) };
    }
  }

  #from(number: number) {
    const { manager, name } = this.#stream;
    // The first one from there on: the client's type knows only the exact number.
    const query = { seq: number, next_by_subj: `${name}.*` };
    return manager.streams.getMessage(name, query).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async #numberOf(subject: string): Promise<number> {
    const { manager, name } = this.#stream;
    try {
      const stored = await manager.streams.getMessage(name, { last_by_subj: subject });
      if (stored !== null) return stored.seq;
    } catch (error) {
      throw unavailable(error);
    }
    throw new StoreUnavailableError("the journal's entry cannot be found");
  }
}

function isThere(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence;
}

function unavailable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
}
