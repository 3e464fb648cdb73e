import type { Issue } from "../errors/issue.js";

/**
 * Whether replies that break the contract are read as far as they make sense: `true`, or what gets the issues of each such reply before
 * the call resolves. `issuesOf` and `resultOf` give them, too.
 */
export type LenientOption = boolean | ((issues: readonly Issue[]) => void);

/** A `LenientOption` that is on. */
export type LenientOn = Exclude<LenientOption, false>;

/** What has no members of its own. */
type Leaf = number | bigint | boolean | null | undefined | Date | Uint8Array;

/**
 * What is left of a value that was read leniently: any member may be absent, whatever the contract says, and an enumeration's text may be
 * any other. Arrays are there where they are, with the items that make sense.
 */
export type Lenient<Value> = Value extends Leaf
  ? Value
  : Value extends string
    ? LenientText<Value>
    : Value extends readonly (infer Item)[]
      ? Lenient<Item>[]
      : { [Member in keyof Value]?: Lenient<Value[Member]> | undefined };

/** An enumeration, whose editor completion stays. */
type LenientText<Text extends string> = string extends Text ? Text : Text | (string & {});
