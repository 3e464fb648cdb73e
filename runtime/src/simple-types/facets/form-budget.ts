import { refuseDocument } from "../../errors/decode-error.js";

/** How many characters all tried forms of one message may have together: about half a second. */
const mostOfMessage = 40_000_000;
/** What a form costs beside its characters. */
const eachForm = 8;

let left = Number.POSITIVE_INFINITY;

/**
 * Reads a message that came from outside. Where a pattern wants other texts than those of its values, the budget limits how many
 * are tried for the whole message: it may have a quarter of a million numbers, each with over a thousand texts. Throws
 * `DecodeError` for a message that needs more.
 */
export function withFormBudget<Result>(read: () => Result): Result {
  left = mostOfMessage;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** Pays for trying a form of this many characters. */
export function payForm(characters: number): void {
  left -= characters + eachForm;
  if (left >= 0) return;
  refuseDocument("limit", "Too many values would have to be rewritten to match the patterns of their types.");
}
