/**
 * A decoded value, of which the reader has held each required member to be there: what is missing it has reported, and such a
 * message gets no further. The compiler cannot know that.
 */
export function whole<Value>(collected: Partial<Value>): Value {
  return collected as Value;
}
