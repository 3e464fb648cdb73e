import type { Issue } from "../errors/issue.js";

/**
 * Whether replies that break the contract are read as far as they make sense: `true`, or a function that receives the
 * issues of each such reply before the call resolves. `issuesOf` and `resultOf` return them, too.
 */
export type LenientOption = boolean | ((issues: readonly Issue[]) => void);

/** A `LenientOption` that is turned on. */
export type LenientOn = Exclude<LenientOption, false>;

/** Types without members of their own. */
type Leaf = number | bigint | boolean | null | undefined | Date | Uint8Array;

/**
 * The type of a value that was read leniently: any member may be absent, whatever the contract says, and an enumeration
 * may have any text. An array that is present has the items that make sense.
 */
export type Lenient<Value> = Value extends Leaf
  ? Value
  : Value extends string
    ? LenientText<Value>
    : Value extends readonly (infer Item)[]
      ? Lenient<Item>[]
      : { [Member in keyof Value]?: Lenient<Value[Member]> | undefined };

/** An enumeration that accepts any text but keeps completion in editors. */
type LenientText<Text extends string> = string extends Text ? Text : Text | (string & {});
