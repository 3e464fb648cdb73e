/** A credential that a policy asks for. Throws if it is missing, and names the option. */
export function required<Value>(value: Value | undefined, option: string, asked: string): Value {
  if (value === undefined) throw new Error(`The policy asks for ${asked}: set ${option}.`);
  return value;
}
