import { overlap } from "./code-points.js";
import { type PatternPlaces, patternPlaces } from "./pattern-places.js";
import type { PatternTree } from "./pattern-tree.js";

/** As many ways through a pattern take no time worth speaking of. */
const fewWays = 10_000;
const mostPairs = 100_000;

/**
 * Whether JavaScript's matcher, which tries one way after the other, may take much longer for a text than the text is long:
 * where two ways lead to the same place of the pattern, each such text doubles the ways behind it. The places are the
 * pattern's, undefined where there are too many to tell; then it may where any number of repetitions would make it do so.
 */
export function mayBacktrack(tree: PatternTree, places: PatternPlaces | undefined): boolean {
  if (countWays(tree) <= fewWays) return false;
  const judged = places ?? patternPlaces(tree, "looped");
  return judged === undefined || isAmbiguous(judged);
}

/** How many ways there are through a pattern, whatever the text. */
function countWays(tree: PatternTree): number {
  switch (tree.kind) {
    case "character":
      return 1;
    case "branches":
      return tree.branches.reduce((sum, branch) => sum + countWays(branch), 0);
    case "sequence":
      return tree.items.reduce((product, item) => product * countWays(item), 1);
    case "repeat": {
      if (tree.max === Number.POSITIVE_INFINITY) return tree.max;
      const ways = countWays(tree.item);
      if (ways === 1) return tree.max - tree.min + 1;
      let sum = 0;
      for (let count = tree.min; count <= tree.max && sum <= fewWays; count++) sum += ways ** count;
      return sum;
    }
  }
}

/** Whether some text leads from the start to one place in two ways: followed in pairs of places that a text leads to. */
function isAmbiguous({ characters, follow }: PatternPlaces): boolean {
  const overlapping = new Map<string, boolean>();
  const takeTheSame = (left: number, right: number): boolean => {
    const [one, other] = [characters[left], characters[right]];
    if (one === undefined || other === undefined) return false;
    if (one.source === other.source) return true;
    const key = `${one.source}\n${other.source}`;
    const known = overlapping.get(key) ?? overlap(one.ranges(), other.ranges());
    overlapping.set(key, known);
    return known;
  };
  const seen = new Set<number>();
  const open: [left: number, right: number][] = [[0, 0]];
  const visit = (left: number, right: number): void => {
    const key = Math.min(left, right) * follow.length + Math.max(left, right);
    if (seen.has(key)) return;
    seen.add(key);
    open.push([left, right]);
  };
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    const rights = [...(follow[right]?.keys() ?? [])];
    for (const [next, ways] of follow[left] ?? []) {
      for (const other of rights) {
        if (next === other && (left !== right || ways > 1)) return true;
        if (next === other || takeTheSame(next, other)) visit(next, other);
      }
    }
    if (seen.size > mostPairs) return true;
  }
  return false;
}
