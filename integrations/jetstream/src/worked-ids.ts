import { headers } from "@nats-io/transport-node";
import type { Engine } from "./engine.js";
import { asking, unavailable } from "./engine-errors.js";
import type { KnownMessage } from "./known-message.js";
import { messageOf } from "./message-headers.js";
import { workedSubject } from "./queue-layout.js";
import { StreamWriter } from "./stream-writer.js";

/** A copy of a message in the queue. */
export interface MessageCopy {
  /** Names the copy, also when it is delivered again: its sequence in the stream and its time, `17-1764288000000000000`. */
  readonly name: string;
  readonly sequence: number;
}

/**
 * What may become of a copy of a message:
 *
 * - `claimed`: it is to be worked on;
 * - `waiting`: another copy is worked on, or will be, so that it has to come again;
 * - `done`: another copy was worked on, so that nobody needs it.
 */
type Claim = "claimed" | "waiting" | "done";

/** The note that a message was worked on. The others name the copies that have claimed it. */
const worked = "";

/**
 * The ids of messages that were worked on, or are. A message can be in the queue twice: its caller, or the adapter, has sent it
 * again. Each copy that comes adds a note that it claims the id, and of those that are still in the queue, the one with the
 * first note is worked on. Notes are only added, without a condition: `StreamWriter` says why.
 */
export class WorkedIds {
  readonly #engine: Engine;
  readonly #writer: StreamWriter;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#writer = new StreamWriter(engine, engine.layout.worked);
  }

  /**
   * Claims an id for a copy. The claim of a copy that the queue has no more counts for nothing: an election can take a message
   * away after it was delivered. Rejects with `QueueUnavailableError`.
   */
  async claim(message: KnownMessage, copy: MessageCopy): Promise<Claim> {
    const own = await this.#note(message, copy.name);
    const first = await this.#noteFrom(message, 1);
    if (first?.sequence === own) return "claimed";
    const notes: string[] = [];
    for (let note = first; note !== undefined; note = await this.#noteFrom(message, note.sequence + 1)) {
      if (note.text === worked) return "done";
      notes.push(note.text);
    }
    // A server that others have left behind may have answered.
    if (!notes.includes(copy.name)) throw unavailable("the id cannot be read", "the server is not up to date");
    for (const name of new Set(notes)) {
      if (name === copy.name) return "claimed";
      if (await this.#isThere(message, name, copy)) return "waiting";
    }
    return "claimed";
  }

  /** Remembers that a message was worked on. Rejects with `QueueUnavailableError`. */
  async add(message: KnownMessage): Promise<void> {
    await this.#note(message, worked);
  }

  /** Adds a note, and gives its sequence. */
  #note(message: KnownMessage, text: string): Promise<number> {
    const subject = workedSubject(this.#engine.layout, message);
    const body = new TextEncoder().encode(text);
    return this.#writer.write({ subject, headers: headers(), body, repeat: "harmless" });
  }

  /** The first note about an id from a sequence on. */
  async #noteFrom(message: KnownMessage, sequence: number) {
    const { manager, layout } = this.#engine;
    // The first one from there on: the client's type knows only the exact number.
    const query = { seq: sequence, next_by_subj: workedSubject(layout, message) };
    const stored = await asking("the id cannot be read", () => manager.streams.getMessage(layout.worked, query));
    return stored === null ? undefined : { sequence: stored.seq, text: stored.string() };
  }

  /** Whether the queue has a copy, besides the given one, which may have got the sequence of a lost one. */
  async #isThere({ id }: KnownMessage, name: string, own: MessageCopy): Promise<boolean> {
    const sequence = Number.parseInt(name, 10);
    if (sequence === own.sequence) return false;
    const { manager, layout } = this.#engine;
    const stored = await asking("a copy cannot be read", () =>
      manager.streams.getMessage(layout.messages, { seq: sequence }),
    );
    return stored !== null && messageOf(stored.header, stored.data)?.id === id;
  }
}
