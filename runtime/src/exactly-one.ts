/**
 * An object of exactly one of some shapes: what only the others have must be absent. Generated for choices of many branches, as
 * to write that in each would take a text that grows with their square.
 */
export type ExactlyOne<Shape extends object, Name extends PropertyKey = NameOf<Shape>> = Shape extends unknown
  ? Shape & { [Other in Exclude<Name, keyof Shape>]?: never }
  : never;

type NameOf<Shape> = Shape extends unknown ? keyof Shape : never;
