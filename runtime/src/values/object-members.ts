/**
 * Copies an object without its prototype. Generated types with a member such as `constructor` need it: otherwise an
 * absent member would be read as the inherited one. A value that is not an object is returned unchanged.
 */
export function ownMembers<Value>(value: Value): Value {
  return typeof value === "object" && value !== null ? Object.assign(Object.create(null), value) : value;
}

/** The parts of a union type that declare a member of this name. */
type Having<Value, Name> = Value extends unknown ? (Name extends keyof Value ? Value : never) : never;

/** Whether an object has an own member of this name. `in` would also find inherited members, such as `constructor`. */
export function hasMember<Value extends object, Name extends string>(
  value: Value,
  name: Name,
): value is Value & Having<Value, Name> {
  return Object.hasOwn(value, name);
}

/**
 * Turns collected members into a complete value. The reader has reported each missing required member, and a message
 * with issues goes no further, but the compiler cannot know that.
 */
export function whole<Value>(collected: Partial<Value>): Value {
  return collected as Value;
}

/**
 * An object with exactly one of several shapes: members that only other shapes have must be absent. Generated code uses
 * it for choices with many branches. Written out in each branch, the types would grow with the square of the number of
 * branches.
 */
export type ExactlyOne<Shape extends object, Name extends PropertyKey = NameOf<Shape>> = Shape extends unknown
  ? Shape & { [Other in Exclude<Name, keyof Shape>]?: never }
  : never;

type NameOf<Shape> = Shape extends unknown ? keyof Shape : never;
