import { headers, type MsgHdrs } from "@nats-io/transport-node";
import type { Engine } from "./engine.js";
import { asking } from "./engine-errors.js";
import type { KnownMessage } from "./known-message.js";
import { messageOf } from "./message-headers.js";
import { publish } from "./publish.js";
import { workedSubject } from "./queue-layout.js";

const nothing = new Uint8Array();

/** A copy of a message in the queue. */
export interface MessageCopy {
  /** Names the copy, also when it is delivered again: its sequence in the stream and its time, `17-1764288000000000000`. */
  readonly name: string;
  readonly sequence: number;
}

/** The note about an id, with its sequence in the stream of notes. */
interface Note {
  readonly sequence: number;
  /** The name of the copy that has claimed the id; empty if the message was worked on. */
  readonly copy: string;
}

/**
 * The ids of messages that were worked on, or are. A message can be in the queue twice: its caller, or the adapter, has sent it
 * again. The copy that comes first claims the id, under a condition that the engine checks on all its servers; the others
 * find the claim of another copy, and are dropped.
 */
export class WorkedIds {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Whether a copy of a message is to be worked on. A claim of a copy that the queue has no more counts for nothing: an
   * election can take a message away after it was delivered, and the copy that was sent again must not be dropped for it.
   * Rejects with `QueueUnavailableError`.
   */
  async claim(message: KnownMessage, copy: MessageCopy): Promise<boolean> {
    if (await this.#note(message, copy, 0)) return true;
    const note = await this.#noteOf(message);
    if (note === undefined) return this.#note(message, copy, 0);
    if (note.copy === copy.name) return true;
    if (note.copy === "" || (await this.#isThere(message, note.copy, copy))) return false;
    // A copy that was worked on goes after its note was made. So the note that is the same still is that of a lost copy.
    const later = await this.#noteOf(message);
    if (later?.sequence !== note.sequence) return later?.copy === copy.name;
    return (await this.#note(message, copy, note.sequence)) || (await this.#noteOf(message))?.copy === copy.name;
  }

  /** Remembers that a message was worked on. Rejects with `QueueUnavailableError`. */
  async add(message: KnownMessage): Promise<void> {
    const { client, connection, timeoutMs } = this.#engine;
    const note = { ...this.#empty(message), body: nothing, repeat: "harmless" } as const;
    await publish(client, connection, note, timeoutMs);
  }

  #empty(message: KnownMessage): { readonly subject: string; readonly headers: MsgHdrs } {
    return { subject: workedSubject(this.#engine.layout, message), headers: headers() };
  }

  /** Notes a claim, if the last note about the id is the one with a sequence. Returns whether that was so. */
  #note(message: KnownMessage, { name }: MessageCopy, lastSequence: number): Promise<boolean> {
    const { client, connection, timeoutMs } = this.#engine;
    const body = new TextEncoder().encode(name);
    const note = { ...this.#empty(message), body, repeat: "conditional", lastSequence } as const;
    return publish(client, connection, note, timeoutMs);
  }

  async #noteOf(message: KnownMessage): Promise<Note | undefined> {
    const { manager, layout } = this.#engine;
    const stored = await asking("the id cannot be read", () =>
      manager.streams.getMessage(layout.worked, { last_by_subj: workedSubject(layout, message) }),
    );
    return stored === null ? undefined : { sequence: stored.seq, copy: stored.string() };
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
