import type { Issue } from "../errors/issue.js";
import type { Scalar } from "../simple-types/scalar.js";

/** What a JSON reader asks where a message breaks the contract and the caller wants the rest of it all the same. */
export interface JsonTolerance {
  /** Gets every problem but limits. */
  report(issue: Issue): void;

  /** The value that a refused one is meant to be; `undefined`, whatever its type, where it is none. */
  meant<Value>(type: Scalar<Value>, value: unknown): Value;

  /** The value at a path has no meaning, and is to be left out when the message is read again. */
  leaveOut(path: readonly (string | number)[]): void;
}
