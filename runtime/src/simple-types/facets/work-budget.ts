import { refuseDocument } from "../../errors/decode-error.js";

/**
 * The budget of a message beyond plain reading, in units of about ten nanoseconds: a fixed amount, and an amount for
 * each character.
 */
const ofMessage = 4_000_000;
const ofCharacter = 40;
/** The assumed length of a message whose length is unknown. */
const usualCharacters = 1_000_000;
/** The fixed cost of trying a form. */
const eachForm = 8;

let left = Number.POSITIVE_INFINITY;

/**
 * Reads a message from outside within a budget of work. A short value can cost far more than reading it: a pattern may
 * match it in thousands of ways, or require another form of the value. Throws `DecodeError` for a message that needs
 * more, so no message takes longer than about half a second for each MiB. A reading inside another one
 * shares its budget.
 */
export function withWorkBudget<Result>(read: () => Result, characters = usualCharacters): Result {
  if (Number.isFinite(left)) return read();
  left = ofMessage + ofCharacter * characters;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** The remaining units of the budget; infinite if no message is being read. */
export function workLeft(): number {
  return left;
}

/** Charges work on patterns and enumerations. */
export function payWork(units: number): void {
  left -= units;
  if (left < 0) refuseDocument("limit", "Checking the values against their types takes too much work.");
}

/** Charges the trial of a form with this many characters. */
export function payForm(characters: number): void {
  left -= characters + eachForm;
  if (left >= 0) return;
  refuseDocument("limit", "Too many values would have to be rewritten to match the patterns of their types.");
}
