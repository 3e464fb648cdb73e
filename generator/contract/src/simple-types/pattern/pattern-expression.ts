import type { PatternTree } from "./pattern-tree.js";

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

/** The source of a JavaScript regular expression with the `u` flag, which matches whole texts. */
export function printPattern(tree: PatternTree): string {
  const source = print(tree);
  return tree.kind === "branches" && tree.branches.length > 1 ? `^(?:${source})$` : `^${source}$`;
}

function print(tree: PatternTree): string {
  switch (tree.kind) {
    case "branches":
      return tree.branches.map(print).join("|");
    case "sequence":
      return tree.items.map(printAtom).join("");
    case "repeat":
      return printAtom(tree.item) + tree.quantifier;
    case "character":
      return tree.source;
  }
}

function printAtom(tree: PatternTree): string {
  return tree.kind === "branches" ? `(?:${print(tree)})` : print(tree);
}
