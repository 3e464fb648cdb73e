import type { CountedPattern } from "@stubwright/runtime/codec";
import type { CodePointRange } from "./code-points.js";

/** The syntax tree of a pattern facet. */
export type PatternTree =
  | { readonly kind: "branches"; readonly branches: readonly PatternTree[] }
  | { readonly kind: "sequence"; readonly items: readonly PatternTree[] }
  | {
      readonly kind: "repeat";
      readonly item: PatternTree;
      readonly min: number;
      readonly max: number;
      /** The quantifier as written. */
      readonly quantifier: string;
    }
  | {
      readonly kind: "character";
      /** A JavaScript expression with the `u` flag that matches one of the characters. */
      readonly source: string;
      /** The code points in ascending order. They are computed only when needed, because some classes are large. */
      readonly ranges: () => readonly CodePointRange[];
    };

/** A pattern in the form that the runtime matches by counting. */
export function countedParts(tree: PatternTree): CountedPattern {
  switch (tree.kind) {
    case "character":
      return tree.source;
    case "sequence":
      return alone(tree.items.map(countedParts));
    case "branches": {
      const [only, ...others] = tree.branches;
      if (only !== undefined && others.length === 0) return countedParts(only);
      return { either: tree.branches.map(countedParts) };
    }
    case "repeat": {
      const { min, max } = tree;
      const repeat = countedParts(tree.item);
      return max === Number.POSITIVE_INFINITY ? { repeat, min } : { repeat, min, max };
    }
  }
}

function alone(parts: readonly CountedPattern[]): CountedPattern {
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? only : parts;
}

/** Whether JavaScript accepts an expression: it refuses very large ones. */
export function isCompilable(source: string): boolean {
  try {
    new RegExp(source, "u").test("");
    return true;
  } catch {
    return false;
  }
}

/** The source of a JavaScript regular expression with the `u` flag that matches whole texts. */
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
