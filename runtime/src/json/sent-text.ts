import type { Scalar } from "../simple-types/scalar.js";

/** A value that was sent as text instead of JSON, such as a query parameter. The contract decides what it means. */
export abstract class SentText {
  /** The text or texts as sent. */
  abstract readonly sent: string | readonly string[];
  /** The value if an object is expected: parsed JSON, or the text itself. Throws `ValueError`. */
  abstract container(): unknown;
  /** The value if an array is expected: the items, or parsed JSON. Throws `ValueError`. */
  abstract array(): unknown;
  /** The value if a scalar is expected. Throws `ValueError`. */
  abstract value<Value>(scalar: Scalar<Value>): Value;
}
