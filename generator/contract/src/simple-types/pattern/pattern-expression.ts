import type { PatternTree } from "./pattern-tree.js";

/** Whether JavaScript takes an expression: it refuses those that become too large for it. */
export function isCompilable(source: string): boolean {
  try {
    new RegExp(source, "u").test("");
    return true;
  } catch {
    return false;
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
