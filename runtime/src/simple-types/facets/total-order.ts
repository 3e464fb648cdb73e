/** Orders two values of a kind that is ordered throughout, texts by their code units: -1, 0 or 1. */
export function totalOrder<Value extends bigint | string>(left: Value, right: Value): -1 | 0 | 1 {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
