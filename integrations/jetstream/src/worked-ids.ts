import { headers } from "@nats-io/transport-node";
import { nameOfPlace, placeOf } from "./delivered-message.js";
import type { Engine } from "./engine.js";
import { asking, unavailable } from "./engine-errors.js";
import type { KnownMessage } from "./known-message.js";
import { messageOf } from "./message-headers.js";
import { laneOf, workedSubject } from "./queue-layout.js";
import { StreamWriter } from "./stream-writer.js";

/**
 * What may become of a copy of a message:
 *
 * - `claimed`: it is to be worked on, for the first time or once more;
 * - `waiting`: another copy is worked on, or will be, so that it has to come again;
 * - `done`: another copy was worked on, so that nobody needs it.
 */
export type Claim =
  | { readonly kind: "claimed"; readonly tries: number }
  | { readonly kind: "waiting" }
  | { readonly kind: "done" };

/** The note that a message was worked on. The others are claims. */
const worked = "";

/** The note that a copy was delivered and claims the id, or that it had to wait then. */
interface ClaimNote {
  readonly copy: string;
  /** Names the delivery: a note can be there twice. */
  readonly delivery: string;
  readonly hasWaited: boolean;
}

/**
 * The ids of messages that were worked on, or are. A message can be in the queue twice: its caller, or the adapter, has sent it
 * again. Each copy that comes adds a note that it claims the id, and of those that the queue will still deliver, the one with the
 * first note is worked on. Notes are only added, without a condition: `StreamWriter` says why. They also count how often a
 * message was tried: the engine counts deliveries that have reached nobody, dozens of them while a network is cut.
 */
export class WorkedIds {
  readonly #engine: Engine;
  readonly #writer: StreamWriter;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#writer = new StreamWriter(engine, engine.layout.worked);
  }

  /**
   * Claims an id for a copy, by the name of its place. `delivery` names its delivery, so that a claim can be made again if it rejects, with
   * `QueueUnavailableError`. The claim of a copy that the queue will not deliver again counts for nothing: an election can take a
   * message away after it was delivered.
   */
  async claim(message: KnownMessage, copy: string, delivery: string): Promise<Claim> {
    const own = await this.#note(message, claimText({ copy, delivery, hasWaited: false }));
    const first = await this.#noteFrom(message, 1);
    if (first?.sequence === own) return { kind: "claimed", tries: 1 };
    const notes = await this.#notes(message);
    if (notes.includes(worked)) return { kind: "done" };
    const claims = notes.map(claimOf);
    // A server that others have left behind may have answered.
    if (!claims.some((claim) => claim.delivery === delivery)) {
      throw unavailable("the id cannot be read", "the server is not up to date");
    }
    if (await this.#isBehind(message, copy, claims)) {
      await this.#note(message, claimText({ copy, delivery, hasWaited: true }));
      return { kind: "waiting" };
    }
    // The other copy may have been worked on, and have left the queue, since the notes were read.
    if ((await this.#notes(message)).includes(worked)) return { kind: "done" };
    return { kind: "claimed", tries: triesOf(copy, claims) };
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

  /** All notes about an id, the oldest first. */
  async #notes(message: KnownMessage): Promise<readonly string[]> {
    const notes: string[] = [];
    for (
      let note = await this.#noteFrom(message, 1);
      note !== undefined;
      note = await this.#noteFrom(message, note.sequence + 1)
    ) {
      notes.push(note.text);
    }
    return notes;
  }

  /** The first note about an id from a sequence on. */
  async #noteFrom(message: KnownMessage, sequence: number) {
    const { manager, layout } = this.#engine;
    // The first one from there on: the client's type knows only the exact number.
    const query = { seq: sequence, next_by_subj: workedSubject(layout, message) };
    const stored = await asking("the id cannot be read", () => manager.streams.getMessage(layout.worked, query));
    return stored === null ? undefined : { sequence: stored.seq, text: stored.string() };
  }

  /** Whether another copy has claimed the id before a given one, and is still there. */
  async #isBehind(message: KnownMessage, own: string, claims: readonly ClaimNote[]): Promise<boolean> {
    for (const copy of new Set(claims.map((claim) => claim.copy))) {
      if (copy === own) return false;
      if (await this.#isThere(message, copy)) return true;
    }
    return false;
  }

  /** Whether the queue has a copy, and will deliver it as long as it is not acknowledged. */
  async #isThere({ id }: KnownMessage, name: string): Promise<boolean> {
    const { manager, layout } = this.#engine;
    const seq = Number.parseInt(name, 10);
    const stored = await asking("a copy cannot be read", () => manager.streams.getMessage(layout.messages, { seq }));
    if (stored === null || messageOf(stored.header, stored.data)?.id !== id) return false;
    // After an election, another copy may have got the sequence of one that was lost.
    if (nameOfPlace(placeOf(stored)) !== name) return false;
    return seq > (await this.#floorOf(laneOf(stored.subject)));
  }

  /** Up to this sequence of the stream, a lane takes all its messages for acknowledged, and delivers none of them. */
  async #floorOf(lane: string): Promise<number> {
    const { manager, layout } = this.#engine;
    const { ack_floor } = await asking("a consumer cannot be read", () =>
      manager.consumers.info(layout.messages, lane),
    );
    return ack_floor.stream_seq;
  }
}

function claimText({ copy, delivery, hasWaited }: ClaimNote): string {
  return [copy, delivery, ...(hasWaited ? ["waits"] : [])].join(" ");
}

function claimOf(note: string): ClaimNote {
  const [copy = "", delivery = "", waits] = note.split(" ");
  return { copy, delivery, hasWaited: waits !== undefined };
}

/** How many deliveries of a copy did not have to wait. */
function triesOf(copy: string, claims: readonly ClaimNote[]): number {
  const own = claims.filter((claim) => claim.copy === copy);
  const deliveries = new Set(own.map(({ delivery }) => delivery));
  for (const { delivery, hasWaited } of own) if (hasWaited) deliveries.delete(delivery);
  return deliveries.size;
}
