import type { CodePointRange } from "./code-points.js";
import { distinctSets } from "./distinct-sets.js";
import type { PatternPlaces } from "./pattern-places.js";

/** The most ways at one character that cost no noticeable time. */
const fewWays = 32;

/** The most sets of places that are examined. Larger patterns rarely have two sets that differ only in their ways. */
const mostSets = 3000;

/** The places that a text leads to, in ascending order, each with the number of ways to it. */
type Ways = readonly (readonly [place: number, ways: number])[];

/**
 * Whether JavaScript's matcher, which tries one way after the other, may examine a character more than a few times:
 * `(a+)+b` has more ways for longer texts, `(a?){30}` and `.*x.{400}` have too many for any. All texts are followed at
 * once, by the number of ways to each place.
 */
export function mayBacktrack(places: PatternPlaces): boolean {
  const symbols = placeSymbols(places.characters);
  const start: Ways = [[0, 1]];
  const seen = new Set<string>();
  const open: Ways[] = [start];
  for (let ways = open.pop(); ways !== undefined; ways = open.pop()) {
    for (const symbol of symbols) {
      const next = after(ways, symbol, places.follow);
      if (next.length === 0) continue;
      if (next.reduce((sum, [, count]) => sum + count, 0) > fewWays) return true;
      const key = next.join(";");
      if (seen.has(key)) continue;
      if (seen.size === mostSets) return true;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}

function after(ways: Ways, symbol: PlaceSymbol, follow: PatternPlaces["follow"]): Ways {
  const next = new Map<number, number>();
  for (const [place, count] of ways) {
    for (const [to, more] of follow[place] ?? []) {
      if (symbol.has(to)) next.set(to, (next.get(to) ?? 0) + count * more);
    }
  }
  return [...next].sort(([left], [right]) => left - right);
}

/** The places that take the same characters. */
type PlaceSymbol = ReadonlySet<number>;

/** The sets of places that take the same characters. Characters that no place takes are left out. */
function placeSymbols(characters: PatternPlaces["characters"]): readonly PlaceSymbol[] {
  const placesOf = new Map<string, number[]>();
  const classes = new Map<string, () => readonly CodePointRange[]>();
  for (const [place, character] of characters.entries()) {
    if (character === undefined) continue;
    const known = placesOf.get(character.source);
    if (known !== undefined) known.push(place);
    else {
      placesOf.set(character.source, [place]);
      classes.set(character.source, character.ranges);
    }
  }
  // For a single class, its ranges are not needed; they may take long to compute.
  const together = classes.size < 2 ? [[...classes.keys()]] : distinctSets(classes);
  return together.map((sources) => new Set(sources.flatMap((source) => placesOf.get(source) ?? [])));
}
