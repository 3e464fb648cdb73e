import { refuseDocument } from "../../errors/decode-error.js";

/** What a message may cost beside what reading it takes, in units of about ten nanoseconds: whatever its length, and for each character. */
const ofMessage = 4_000_000;
const ofCharacter = 40;
/** The length of a message of which it is not known. */
const usualCharacters = 1_000_000;
/** What a form costs beside its characters. */
const eachForm = 8;

let left = Number.POSITIVE_INFINITY;

/**
 * Reads a message of so many characters that came from outside, within a budget of work. A value of few characters can take
 * much more than to read it: a pattern may divide it in thousands of ways, or want another text than that of the value. Throws
 * `DecodeError` for a message that needs more; so no message takes longer than about half a second for each MiB.
 */
export function withWorkBudget<Result>(read: () => Result, characters = usualCharacters): Result {
  left = ofMessage + ofCharacter * characters;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** The units that are left of the budget; infinite where no message is read. */
export function workLeft(): number {
  return left;
}

/** Pays for work on the patterns and enumerations of types. */
export function payWork(units: number): void {
  left -= units;
  if (left < 0) refuseDocument("limit", "Checking the values against their types takes too much work.");
}

/** Pays for trying a form of this many characters. */
export function payForm(characters: number): void {
  left -= characters + eachForm;
  if (left >= 0) return;
  refuseDocument("limit", "Too many values would have to be rewritten to match the patterns of their types.");
}
