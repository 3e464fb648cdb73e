import { DecodeError } from "../errors/decode-error.js";

/** Has what is wrong with an item told with its place in the message: `place` is the pointer of the item. */
export function atItem<Item>(place: string, decode: () => Item): Item {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new DecodeError(error.issues.map((issue) => ({ ...issue, pointer: place + issue.pointer })));
  }
}

/** Refuses the item of an index, from 0, where there are more than there may be. */
export function checkCount(index: number, max: number, pointer: string): void {
  if (index < max) return;
  throw new DecodeError([{ pointer, code: "repeated", detail: `At most ${max} items are wanted here.` }]);
}
