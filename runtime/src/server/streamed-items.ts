import { itemBatches } from "./item-batches.js";
import type { StreamedBody } from "./wire-reply.js";

/** One writing of a reply: XML or JSON. */
export interface ReplyWriting {
  readonly encode: () => void;
  /** What was written so far, where content comes next. */
  readonly text: () => string;
}

/** A reply as it was written with some of its items: what stands before them, they themselves, and what follows. */
interface WrittenItems {
  readonly before: string;
  readonly items: string;
  readonly after: string;
}

/**
 * Items that a handler has put into its reply to be sent as they come. In the reply stands an array; a generated encoder
 * walks through it as through any other, and by that tells where in the text its items are.
 */
export class StreamedItems<Item = unknown> {
  readonly array: Item[] = [];
  readonly source: AsyncIterable<Item> | Iterable<Item>;
  /** Aborts when nobody wants them any more. */
  readonly signal: AbortSignal;
  #writing: ReplyWriting | undefined;
  #start = -1;
  #end = -1;

  constructor(source: AsyncIterable<Item> | Iterable<Item>, signal: AbortSignal) {
    this.source = source;
    this.signal = signal;
    const walk = (): Iterator<Item> => this.#walk();
    Object.defineProperty(this.array, Symbol.iterator, { value: walk });
  }

  /** Writes the whole reply with these items. Throws `EncodeError`, and an `Error` where the array is not in the reply. */
  write(items: readonly Item[], writing: ReplyWriting): WrittenItems {
    this.array.splice(0, this.array.length, ...items);
    this.#writing = writing;
    this.#start = -1;
    writing.encode();
    this.#writing = undefined;
    if (this.#start < 0) throw new Error("What context.streamed() has returned is not an array of the reply.");
    const text = writing.text();
    return {
      before: text.slice(0, this.#start),
      items: text.slice(this.#start, this.#end),
      after: text.slice(this.#end),
    };
  }

  *#walk(): Generator<Item, void> {
    const writing = this.#writing;
    if (writing === undefined) throw new Error("Streamed items can be read only by what sends the reply.");
    if (this.#start >= 0) throw new Error("What context.streamed() has returned is in the reply twice.");
    this.#start = writing.text().length;
    yield* this.array.values();
    this.#end = writing.text().length;
  }
}

/** How one wire writes a whole reply, and what it has between items. */
interface StreamFormat {
  readonly start: () => ReplyWriting;
  readonly separator: string;
}

/**
 * The text of a reply in pieces, as its items come. Resolves once the first items are there and written, so that what is
 * wrong so far can still be answered; what goes wrong later, the pieces throw. Nothing is kept of what was sent.
 */
export async function streamText(streamed: StreamedItems, { start, separator }: StreamFormat): Promise<StreamedBody> {
  const batches = itemBatches(streamed.source, streamed.signal);
  const close = async (): Promise<void> => {
    await batches.return();
  };
  try {
    const first = await batches.next();
    const { before, items, after } = streamed.write(first.value ?? [], start());
    return { pieces: pieces(before + items, after), close };
  } catch (error) {
    await close();
    throw error;
  }

  async function* pieces(head: string, tail: string): AsyncGenerator<string, void> {
    yield head;
    for await (const batch of batches) yield separator + streamed.write(batch, start()).items;
    yield tail;
  }
}
