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

type PlacePair = readonly [left: number, right: number];

/** The pairs of places that some text leads to, in two ways. */
interface PairSearch {
  readonly follow: PatternPlaces["follow"];
  /** Whether a character can stand at both of two places. */
  readonly takeTheSame: (left: number, right: number) => boolean;
  readonly seen: Set<number>;
  /** Those whose followers have not been looked at. */
  readonly open: PlacePair[];
}

/** Whether some text leads from the start to one place in two ways: followed in pairs of places that a text leads to. */
function isAmbiguous({ characters, follow }: PatternPlaces): boolean {
  const search: PairSearch = { follow, takeTheSame: overlapAmong(characters), seen: new Set(), open: [[0, 0]] };
  for (let pair = search.open.pop(); pair !== undefined; pair = search.open.pop()) {
    if (leadsTogether(pair, follow)) return true;
    addFollowers(pair, search);
    if (search.seen.size > mostPairs) return true;
  }
  return false;
}

/** Whether two places lead to one, or a single place leads to one in several ways. */
function leadsTogether([left, right]: PlacePair, follow: PatternPlaces["follow"]): boolean {
  for (const [next, ways] of follow[left] ?? []) {
    if ((left !== right || ways > 1) && follow[right]?.has(next) === true) return true;
  }
  return false;
}

function addFollowers([left, right]: PlacePair, { follow, takeTheSame, seen, open }: PairSearch): void {
  const rights = [...(follow[right]?.keys() ?? [])];
  for (const next of follow[left]?.keys() ?? []) {
    for (const other of rights) {
      if (next !== other && !takeTheSame(next, other)) continue;
      const key = Math.min(next, other) * follow.length + Math.max(next, other);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push([next, other]);
    }
  }
}

function overlapAmong(characters: PatternPlaces["characters"]): PairSearch["takeTheSame"] {
  const overlapping = new Map<string, boolean>();
  return (left, right) => {
    const [one, other] = [characters[left], characters[right]];
    if (one === undefined || other === undefined) return false;
    if (one.source === other.source) return true;
    const key = `${one.source}\n${other.source}`;
    const known = overlapping.get(key) ?? overlap(one.ranges(), other.ranges());
    overlapping.set(key, known);
    return known;
  };
}
