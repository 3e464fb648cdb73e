import type { Issue } from "../errors/issue.js";
import type { Scalar } from "../simple-types/scalar.js";

/** Decides how a JSON reader reads on if a message breaks the contract and the caller still wants the rest. */
export interface JsonTolerance {
  /** Receives every problem except limits. */
  report(issue: Issue): void;

  /** The value that a refused one is likely to mean; `undefined`, whatever the type, if there is none. */
  meant<Value>(type: Scalar<Value>, value: unknown): Value;

  /** Marks the value at a path as meaningless: it is left out when the message is read again. */
  leaveOut(path: readonly (string | number)[]): void;
}
