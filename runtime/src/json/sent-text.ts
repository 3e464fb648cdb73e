import type { Scalar } from "../simple-types/scalar.js";

/** A value that was not sent as JSON: the contract decides what it means. */
export abstract class SentText {
  /** As sent. */
  abstract readonly sent: string | readonly string[];
  /** Its value where an object is wanted: JSON, or the text itself. Throws `ValueError`. */
  abstract container(): unknown;
  /** Where an array is wanted: its items, or JSON. Throws `ValueError`. */
  abstract array(): unknown;
  /** Where a scalar is wanted. Throws `ValueError`. */
  abstract value<Value>(scalar: Scalar<Value>): Value;
}
