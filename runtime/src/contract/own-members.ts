/**
 * A copy without a prototype, for types with members that every object inherits: its `constructor` is that of the message, or
 * undefined. A value that is no object stays as it is.
 */
export function ownMembers<Value>(value: Value): Value {
  return typeof value === "object" && value !== null ? Object.assign(Object.create(null), value) : value;
}

/** Those members of a union type that declare a member of this name. */
type Having<Value, Name> = Value extends unknown ? (Name extends keyof Value ? Value : never) : never;

/** Whether an object has a member of its own; every object inherits `constructor`. */
export function hasMember<Value extends object, Name extends string>(
  value: Value,
  name: Name,
): value is Value & Having<Value, Name> {
  return Object.hasOwn(value, name);
}
