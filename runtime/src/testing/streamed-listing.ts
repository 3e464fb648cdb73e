import type { FetchedReply } from "../client/transport.js";
import type { StreamedOperation } from "../contract/streamed-operation.js";
import { string } from "../simple-types/strings.js";
import { type Listing, list } from "./listing-contract.js";

/** The names in the listing contract's reply, one by one. */
export const listedNames: StreamedOperation<Listing, Listing, string> = {
  operation: list,
  elements: [{ namespace: "urn:listing:types", name: "Name" }],
  members: ["Name"],
  min: 0,
  max: Number.POSITIVE_INFINITY,
  decodeXml: (xml) => xml.value(string),
  decodeJson: (json) => json.value(string),
};

/** The result of reading a reply that arrives in pieces. */
export interface PiecedReply {
  readonly reply: FetchedReply;
  /** Number of pieces that were read. */
  readonly taken: () => number;
  readonly isCancelled: () => boolean;
}

/** A reply with a body of these pieces, each made when it is read. */
export function piecedReply(
  pieces: Iterable<Uint8Array>,
  contentType: string,
  head: { readonly status?: number; readonly headers?: Record<string, string> } = {},
): PiecedReply {
  const iterator = pieces[Symbol.iterator]();
  let taken = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const { done, value } = iterator.next();
        if (done === true) return controller.close();
        taken++;
        controller.enqueue(new Uint8Array(value));
      },
      cancel: () => {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": contentType, ...head.headers };
  return {
    reply: new Response(body, { status: head.status ?? 200, headers }),
    taken: () => taken,
    isCancelled: () => cancelled,
  };
}

/** Cuts bytes at these positions. */
export function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1))), bytes.length].sort((a, b) => a - b);
  let start = 0;
  return ends.map((end) => {
    const piece = bytes.subarray(start, end);
    start = end;
    return piece;
  });
}

/** Collects all items of an iterable. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Collects the items of an iterable up to its error, and the error; undefined if it does not fail. */
export async function collectUntilError<Item>(
  items: AsyncIterable<Item>,
): Promise<{ readonly items: Item[]; readonly error: unknown }> {
  const collected: Item[] = [];
  try {
    for await (const item of items) collected.push(item);
  } catch (error) {
    return { items: collected, error };
  }
  return { items: collected, error: undefined };
}
