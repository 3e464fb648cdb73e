import type { CodePointRange } from "./code-points.js";

/** What a pattern facet says. */
export type PatternTree =
  | { readonly kind: "branches"; readonly branches: readonly PatternTree[] }
  | { readonly kind: "sequence"; readonly items: readonly PatternTree[] }
  | {
      readonly kind: "repeat";
      readonly item: PatternTree;
      readonly min: number;
      readonly max: number;
      /** As it is written. */
      readonly quantifier: string;
    }
  | {
      readonly kind: "character";
      /** The characters as a JavaScript expression with the `u` flag, which takes one of them. */
      readonly source: string;
      /** The same as code points in ascending order. Asked for where it matters only: there are large classes. */
      readonly ranges: () => readonly CodePointRange[];
    };

/** The source of a JavaScript regular expression with the `u` flag, which matches whole texts. */
export function printPattern(tree: PatternTree): string {
  return `^(?:${print(tree)})$`;
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
