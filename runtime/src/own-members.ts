/**
 * A copy without what every object has, for types with members of such names: its `constructor` is that of the message, or
 * undefined. What is no object stays as it is.
 */
export function ownMembers<Value>(value: Value): Value {
  return typeof value === "object" && value !== null ? Object.assign(Object.create(null), value) : value;
}

/** Those of some types that have a member of this name of their own. */
type Having<Value, Name> = Value extends unknown ? (Name extends keyof Value ? Value : never) : never;

/** Whether an object has a member, and not just seems to as every object has `constructor`. */
export function hasMember<Value extends object, Name extends string>(
  value: Value,
  name: Name,
): value is Value & Having<Value, Name> {
  return Object.hasOwn(value, name);
}
