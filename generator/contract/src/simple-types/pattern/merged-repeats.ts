import type { PatternTree } from "./pattern-tree.js";

type Repeat = PatternTree & { readonly kind: "repeat" };

/** A larger count than any text has characters. */
const mostTimes = 1_000_000_000;

/**
 * A pattern for the same texts in which repetitions of repetitions are merged if possible: `(a{1,3}){2,5}` becomes
 * `a{2,15}`, which leads through a text in one way.
 */
export function mergedRepeats(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case "character":
      return tree;
    case "branches":
      return { ...tree, branches: tree.branches.map(mergedRepeats) };
    case "sequence":
      return { ...tree, items: tree.items.map(mergedRepeats) };
    case "repeat": {
      const item = mergedRepeats(tree.item);
      const inner = alone(item);
      return (inner.kind === "repeat" ? merged(tree, inner) : undefined) ?? { ...tree, item };
    }
  }
}

/** The content of parentheses around a single item. */
function alone(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case "branches":
      return onlyOf(tree.branches) ?? tree;
    case "sequence":
      return onlyOf(tree.items) ?? tree;
    default:
      return tree;
  }
}

function onlyOf(parts: readonly PatternTree[]): PatternTree | undefined {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? alone(only) : undefined;
}

/** The merged repetition; undefined if it would include numbers that are not possible, such as 3 in `(a{2}){1,2}`. */
function merged(outer: Repeat, inner: Repeat): Repeat | undefined {
  if (outer.max === 0 || inner.max === 0) return undefined;
  const next = (outer.min + 1) * inner.min;
  const reached = outer.min === 0 ? 0 : outer.min * inner.max;
  if (outer.max > outer.min && next > reached + 1) return undefined;
  const [min, most] = [outer.min * inner.min, outer.max * inner.max];
  if (min > mostTimes) return undefined;
  const max = most > mostTimes ? Number.POSITIVE_INFINITY : most;
  return { ...inner, min, max, quantifier: `{${min},${most > mostTimes ? "" : max}}` };
}
