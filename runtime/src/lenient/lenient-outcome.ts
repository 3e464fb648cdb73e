import type { Issue } from "../errors/issue.js";

/** What came of a lenient reading: a value, or the error that ended it, and all that is wrong with the message. */
export type LenientOutcome<Result> = Attempt<Result> & { readonly issues: readonly Issue[] };

/** What came of something that may fail. */
export type Attempt<Result> = { readonly value: Result } | { readonly error: unknown };

/** Does something that may fail. */
export function attempt<Result>(read: () => Result): Attempt<Result> {
  try {
    return { value: read() };
  } catch (error) {
    return { error };
  }
}
