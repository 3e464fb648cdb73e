import { itemBatches } from "./item-batches.js";
import type { StreamedBody } from "./wire-reply.js";

/** One writing of a reply, in XML or JSON. */
export interface ReplyWriting {
  readonly encode: () => void;
  /** The text so far, at a point where content can follow. */
  readonly text: () => string;
}

/** A reply written with some of its items: the text before them, the items, and the text after them. */
interface WrittenItems {
  readonly before: string;
  readonly items: string;
  readonly after: string;
}

/**
 * Items in a reply that are sent as they come. The reply holds an array in their place, and a generated encoder
 * iterates over it like over any other, which shows where the items are in the text.
 */
export class StreamedItems<Item = unknown> {
  readonly array: Item[] = [];
  readonly source: AsyncIterable<Item> | Iterable<Item>;
  /** Aborts if the items are no longer wanted. */
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

  /** Writes the whole reply with these items. Throws `EncodeError`, and an `Error` if the array is not in the reply. */
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

/** How one wire writes a whole reply, and the text between items. */
interface StreamFormat {
  readonly start: () => ReplyWriting;
  readonly separator: string;
}

/**
 * The text of a reply in pieces, as its items come. It resolves after the first items are written, so that earlier
 * failures can still be answered; later failures are thrown by the pieces. Sent text is not kept.
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
