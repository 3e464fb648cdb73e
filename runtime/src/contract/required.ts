/** The value of a member that the reader has already held to be there; a plain `Error` (a bug of the generated code) otherwise. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A required member was not read.");
  return value;
}
