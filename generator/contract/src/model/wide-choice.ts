import type { ChoicePart, ListPart } from "./contract-model.js";
import { isInherited } from "./names/identifier.js";

/**
 * With more branches, most of the text would tell which members each branch lacks: it grows with the square of their
 * number.
 */
const mostNarrow = 16;

/**
 * Whether a choice has so many branches that type and schema do not list, for each branch, the members that only others
 * have.
 */
export function isWideChoice({ branches }: ChoicePart): boolean {
  return branches.length > mostNarrow;
}

/**
 * With more shapes, the compiler takes too long to follow the tests in an encoder: the time grows with the cube of
 * their number, a minute for 400.
 */
export const mostFollowed = 64;

/**
 * Whether the items of a list have so many shapes that encoders read them through a type with every member. Lists with
 * a member that every object inherits are told apart in another way.
 */
export function isWideList({ members }: ListPart): boolean {
  return members.length > mostFollowed && !members.some(({ property }) => isInherited(property));
}
