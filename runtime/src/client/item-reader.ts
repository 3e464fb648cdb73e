import { DecodeError } from "../errors/decode-error.js";

/** Reads items from a reply's body, piece by piece. Throws `CallError` after the complete items before it. */
export interface ItemReader<Item> {
  /**
   * The result of the caller's function for header blocks, once it was called. It must be awaited before an item is
   * passed on.
   */
  readonly taken?: unknown;
  /** The items that are complete with these bytes. They must be consumed before the next call. */
  read(bytes: Uint8Array): Iterable<Item>;
  /** The items at the end of the body. Checks the text around the items. */
  end(): Iterable<Item>;
}

/** Decodes an item and reports its issues at its place in the message; `place` is the pointer of the item. */
export function atItem<Item>(place: string, decode: () => Item): Item {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new DecodeError(error.issues.map((issue) => ({ ...issue, pointer: place + issue.pointer })));
  }
}

/** Refuses an item beyond the allowed number; `index` counts from 0. */
export function checkCount(index: number, max: number, pointer: string): void {
  if (index < max) return;
  throw new DecodeError([{ pointer, code: "repeated", detail: `At most ${max} items are expected here.` }]);
}
