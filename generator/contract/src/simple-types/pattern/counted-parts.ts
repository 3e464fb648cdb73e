import type { CountedPattern } from "@stubwright/runtime/codec";
import type { PatternTree } from "./pattern-tree.js";

/** A pattern as the runtime counts it, whatever its counts. */
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
