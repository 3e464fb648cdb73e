/**
 * The result of a comparison: below 0, 0 or above 0; undefined if the values are not comparable (XSD 1.0 Part 2,
 * 2.4.1.2: partial orders).
 */
export type Order = number | undefined;

/** Compares two values of a totally ordered kind, texts by their code units: -1, 0 or 1. */
export function totalOrder<Value extends bigint | string>(left: Value, right: Value): -1 | 0 | 1 {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
