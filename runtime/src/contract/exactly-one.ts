/**
 * An object of exactly one of some shapes: members that only the others have must be absent. Generated for choices of many
 * branches: written out in each branch, the type would grow with the square of their number.
 */
export type ExactlyOne<Shape extends object, Name extends PropertyKey = NameOf<Shape>> = Shape extends unknown
  ? Shape & { [Other in Exclude<Name, keyof Shape>]?: never }
  : never;

type NameOf<Shape> = Shape extends unknown ? keyof Shape : never;
