/** Below 0, 0, above 0; undefined where the type's order does not say (XSD 1.0 Part 2, 2.4.1.2: partial orders). */
export type Order = number | undefined;

/** Orders two values of a kind that is ordered throughout, texts by their code units: -1, 0 or 1. */
export function totalOrder<Value extends bigint | string>(left: Value, right: Value): -1 | 0 | 1 {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
