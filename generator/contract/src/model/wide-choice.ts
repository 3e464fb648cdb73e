import type { ChoicePart, ListPart } from "./contract-model.js";
import { isInherited } from "./names/identifier.js";

/** In more branches, what each of them lacks would be most of the text: it grows with the square of their number. */
const mostNarrow = 16;

/** Whether a choice has so many branches that its type and schema do not say in each what only the others have. */
export function isWideChoice({ branches }: ChoicePart): boolean {
  return branches.length > mostNarrow;
}

/** The compiler follows what an encoder tests in a time that grows with the cube of the shapes: a minute for 400. */
export const mostFollowed = 64;

/**
 * Whether the items of a list are of so many kinds that encoders look at them by a type with every member. Members that every object
 * seems to have are told apart otherwise.
 */
export function isWideList({ members }: ListPart): boolean {
  return members.length > mostFollowed && !members.some(({ property }) => isInherited(property));
}
