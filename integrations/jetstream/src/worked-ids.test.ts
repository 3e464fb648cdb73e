import { expect, test } from "@jest/globals";
import { headers, type MsgHdrs } from "@nats-io/transport-node";
import type { Engine } from "./engine.js";
import { headersOf } from "./message-headers.js";
import { queueLayout } from "./queue-layout.js";
import { type Claim, WorkedIds } from "./worked-ids.js";

const message = { operation: "Note", id: "m1", letter: undefined };
const sent = { ...message, isIdGiven: true, key: undefined, headers: {}, body: new Uint8Array() };
const noted = headersOf(sent);

/** A copy in the queue: its sequence, and the millisecond in which it came. */
type Copy = readonly [sequence: number, millisecond: number];

interface Stored {
  readonly seq: number;
  readonly subject: string;
  readonly header: MsgHdrs;
  readonly data: Uint8Array;
  readonly timestamp: string;
  readonly string: () => string;
}

/** As much of an engine as claims ask: the notes about one id, the copies in the queue, and what its consumer takes for acknowledged. */
class FakeEngine {
  readonly layout = queueLayout({ name: "q", partitions: 1 });
  readonly notes: string[];
  readonly #copies: readonly Copy[];
  readonly #floor: number;
  readonly timeoutMs = 100;
  readonly leaseMs = 100;
  readonly connection = { info: undefined, isClosed: () => false };

  constructor(notes: readonly string[], copies: readonly Copy[], floor: number) {
    this.notes = [...notes];
    this.#copies = copies;
    this.#floor = floor;
  }

  readonly client = {
    publish: (_subject: string, body: Uint8Array) => {
      this.notes.push(new TextDecoder().decode(body));
      return Promise.resolve({ seq: this.notes.length });
    },
  };

  readonly manager = {
    streams: {
      getMessage: (stream: string, { seq }: { readonly seq: number }): Promise<Stored | null> => {
        if (stream === this.layout.worked) return Promise.resolve(this.#note(seq));
        const copy = this.#copies.find(([sequence]) => sequence === seq);
        return Promise.resolve(copy === undefined ? null : stored(seq, noted, "", copy[1]));
      },
    },
    consumers: { info: () => Promise.resolve({ ack_floor: { stream_seq: this.#floor } }) },
  };

  #note(from: number): Stored | null {
    const text = this.notes[from - 1];
    return text === undefined ? null : stored(from, headers(), text, 0);
  }
}

function stored(seq: number, header: MsgHdrs, text: string, millisecond: number): Stored {
  const data = new TextEncoder().encode(text);
  return {
    seq,
    subject: "q.any.Note",
    header,
    data,
    timestamp: new Date(millisecond).toISOString(),
    string: () => text,
  };
}

interface Case {
  readonly what: string;
  /** What was noted before, the oldest first. */
  readonly notes: readonly string[];
  readonly queue: readonly Copy[];
  /** Up to here, the consumer takes all for acknowledged. */
  readonly floor?: number;
  readonly claim: Claim;
}

const claimed = (tries: number): Claim => ({ kind: "claimed", tries });
const own = "7-7000000";
const other = "5-5000000";

const cases: readonly Case[] = [
  { what: "the first copy", notes: [], queue: [[7, 7]], claim: claimed(1) },
  { what: "a copy that comes again", notes: [`${own} a`, `${own} b`], queue: [[7, 7]], claim: claimed(3) },
  { what: "a note that is there twice", notes: [`${own} a`, `${own} a`], queue: [[7, 7]], claim: claimed(2) },
  { what: "a copy after the other was worked on", notes: [`${other} a`, ""], queue: [[7, 7]], claim: { kind: "done" } },
  {
    what: "a copy while the other is in the queue",
    notes: [`${other} a`],
    queue: [
      [5, 5],
      [7, 7],
    ],
    claim: { kind: "waiting" },
  },
  { what: "a copy after the other has left the queue", notes: [`${other} a`], queue: [[7, 7]], claim: claimed(1) },
  {
    what: "a copy that had to wait, which is no try",
    notes: [`${other} a`, `${own} b`, `${own} b waits`, `${own} c`],
    queue: [[7, 7]],
    claim: claimed(2),
  },
  {
    what: "a copy under whose sequence another one of the message has come",
    notes: [`${other} a`],
    queue: [
      [5, 6],
      [7, 7],
    ],
    claim: claimed(1),
  },
  {
    what: "a copy that the consumer takes for acknowledged, and does not deliver",
    notes: [`${other} a`],
    queue: [
      [5, 5],
      [7, 7],
    ],
    floor: 6,
    claim: claimed(1),
  },
];

test.each(cases)("$what", async ({ notes, queue, floor = 0, claim }) => {
  const engine = new FakeEngine(notes, queue, floor);
  await expect(worked(engine).claim(message, own, "now")).resolves.toEqual(claim);
  expect(engine.notes.at(-1)).toBe(claim.kind === "waiting" ? `${own} now waits` : `${own} now`);
});

test("another copy that was worked on, and has left the queue, while the notes were read", async () => {
  const engine = new FakeEngine([`${other} a`], [[7, 7]], 0);
  const getMessage = engine.manager.streams.getMessage;
  engine.manager.streams.getMessage = async (stream, query) => {
    const found = await getMessage(stream, query);
    if (stream === engine.layout.messages) engine.notes.push("");
    return found;
  };
  await expect(worked(engine).claim(message, own, "now")).resolves.toEqual({ kind: "done" });
});

function worked(engine: FakeEngine): WorkedIds {
  return new WorkedIds(engine as unknown as Engine);
}
