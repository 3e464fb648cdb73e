import { itemBatches } from "./item-batches.js";
import type { ReplyWriting, StreamedItems } from "./streamed-items.js";
import type { StreamedBody } from "./wire-reply.js";

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
