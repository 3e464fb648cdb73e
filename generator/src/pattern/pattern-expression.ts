import { type PatternTree, printPattern } from "./pattern-tree.js";

/** The source of a JavaScript regular expression with the `u` flag, anchored; or what is wrong with the pattern, for a person. */
export type PatternExpression = { readonly source: string } | { readonly error: string };

/** A pattern as an expression of JavaScript's, which has been held to compile. */
export function patternExpression(tree: PatternTree): PatternExpression {
  const source = printPattern(tree);
  try {
    new RegExp(source, "u").test("");
    return { source };
  } catch {
    return { error: "the pattern is too large" };
  }
}
