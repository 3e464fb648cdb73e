import type { ChoicePart } from "./contract-model.js";

/** In more branches, what each of them lacks would be most of the text: it grows with the square of their number. */
const mostNarrow = 16;

/** Whether a choice has so many branches that its type and schema do not say in each what only the others have. */
export function isWideChoice({ branches }: ChoicePart): boolean {
  return branches.length > mostNarrow;
}
