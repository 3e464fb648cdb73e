import type { Issue } from "../errors/issue.js";

/** The outcome of a lenient reading: a value or the error that ended it, and all problems of the message. */
export type LenientOutcome<Result> = Attempt<Result> & { readonly issues: readonly Issue[] };

/** The outcome of a function that may throw. */
export type Attempt<Result> = { readonly value: Result } | { readonly error: unknown };

/** Calls a function that may throw. */
export function attempt<Result>(read: () => Result): Attempt<Result> {
  try {
    return { value: read() };
  } catch (error) {
    return { error };
  }
}
