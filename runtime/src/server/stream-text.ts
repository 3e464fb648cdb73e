import { itemBatches } from "./item-batches.js";
import type { MeasuredWriter, StreamedItems } from "./streamed-items.js";
import type { StreamedBody } from "./wire-reply.js";

/** How one wire writes a whole reply, and what it has between items. */
export interface StreamFormat<Writer extends MeasuredWriter> {
  readonly createWriter: () => Writer;
  readonly encode: (writer: Writer) => void;
  readonly separator: string;
}

/**
 * The text of a reply in pieces, as its items come. Resolves once the first items are there and written, so that what is
 * wrong so far can still be answered; what goes wrong later, the pieces throw. Nothing is kept of what was sent.
 */
export async function streamText<Writer extends MeasuredWriter>(
  streamed: StreamedItems,
  { createWriter, encode, separator }: StreamFormat<Writer>,
): Promise<StreamedBody> {
  const batches = itemBatches(streamed.source);
  const close = async (): Promise<void> => {
    await batches.return();
  };
  try {
    const first = await batches.next();
    const { before, items, after } = streamed.write(first.value ?? [], createWriter(), encode);
    return { pieces: pieces(before + items, after), close };
  } catch (error) {
    await close();
    throw error;
  }

  async function* pieces(start: string, end: string): AsyncGenerator<string, void> {
    yield start;
    for await (const batch of batches) yield separator + streamed.write(batch, createWriter(), encode).items;
    yield end;
  }
}
