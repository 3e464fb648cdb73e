import { DecodeError } from "../errors/decode-error.js";

/** Makes items of a reply's body, piece by piece. Throws `CallError`, after the items that were whole before it. */
export interface ItemReader<Item> {
  /** What the caller's function for header blocks returned, once it has been called: to be waited for before an item is given. */
  readonly taken?: unknown;
  /** The items that are whole with these octets. To be walked through before more is given. */
  read(octets: Uint8Array): Iterable<Item>;
  /** The items that are left at the end of the body; checks what stood around them all. */
  end(): Iterable<Item>;
}

/** Reports what is wrong with an item at its place in the message: `place` is the pointer of the item. */
export function atItem<Item>(place: string, decode: () => Item): Item {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new DecodeError(error.issues.map((issue) => ({ ...issue, pointer: place + issue.pointer })));
  }
}

/** Refuses an item beyond the most that there may be; `index` counts from 0. */
export function checkCount(index: number, max: number, pointer: string): void {
  if (index < max) return;
  throw new DecodeError([{ pointer, code: "repeated", detail: `At most ${max} items are expected here.` }]);
}
