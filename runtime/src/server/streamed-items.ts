/** A writer that knows how much it has written: XML or JSON. */
export interface MeasuredWriter {
  /** UTF-16 code units; a start tag is ended first. */
  position(): number;
  toString(): string;
}

/** A reply as it was written with some of its items: what stands before them, they themselves, and what follows. */
export interface WrittenItems {
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
  #writer: MeasuredWriter | undefined;
  #start = -1;
  #end = -1;

  constructor(source: AsyncIterable<Item> | Iterable<Item>) {
    this.source = source;
    const walk = (): Iterator<Item> => this.#walk();
    Object.defineProperty(this.array, Symbol.iterator, { value: walk });
  }

  /** Writes the whole reply with these items. Throws `EncodeError`, and an `Error` where the array is not in the reply. */
  write<Writer extends MeasuredWriter>(
    items: readonly Item[],
    writer: Writer,
    encode: (writer: Writer) => void,
  ): WrittenItems {
    this.array.splice(0, this.array.length, ...items);
    this.#writer = writer;
    this.#start = -1;
    encode(writer);
    this.#writer = undefined;
    if (this.#start < 0) throw new Error("What context.streamed() has returned is not an array of the reply.");
    const text = writer.toString();
    return {
      before: text.slice(0, this.#start),
      items: text.slice(this.#start, this.#end),
      after: text.slice(this.#end),
    };
  }

  *#walk(): Generator<Item, void> {
    const writer = this.#writer;
    if (writer === undefined) throw new Error("Streamed items can be read only by what sends the reply.");
    if (this.#start >= 0) throw new Error("What context.streamed() has returned is in the reply twice.");
    this.#start = writer.position();
    yield* this.array.values();
    this.#end = writer.position();
  }
}
