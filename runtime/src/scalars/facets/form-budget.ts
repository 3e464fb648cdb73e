import { DecodeError } from "../../errors/decode-error.js";

/** Characters of the forms that are tried for all values of one message: about half a second. */
const mostOfMessage = 40_000_000;
/** What a form costs beside its characters. */
const eachForm = 8;

let left = Number.POSITIVE_INFINITY;

/**
 * Reads a message of somebody else's. Where a pattern wants other texts than its values have, only so many are tried for all
 * of them: of a quarter of a million numbers, each has over a thousand. Throws `DecodeError` for a message that wants more.
 */
export function withFormBudget<Result>(read: () => Result): Result {
  left = mostOfMessage;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** Pays for trying a form of so many characters. */
export function payForm(characters: number): void {
  left -= characters + eachForm;
  if (left >= 0) return;
  const detail = "Too many values must be written otherwise than they are to match the patterns of their types.";
  throw new DecodeError([{ pointer: "", code: "limit", detail }]);
}
