import type { PatternPlaces } from "./pattern-places.js";
import { type PlaceSymbol, placeSymbols } from "./place-symbols.js";

/** Ways to try at a character that take no time worth speaking of. */
const fewWays = 32;
/** How many sets of places are looked at: of a pattern that has more, two sets that differ in their ways alone are rarely among them. */
const mostSets = 3000;

/** The places that a text leads to, in ascending order, each with the number of ways that lead there. */
type Ways = readonly (readonly [place: number, ways: number])[];

/**
 * Whether JavaScript's matcher, which tries one way after the other, may look at some character of a text more than a few times:
 * `(a+)+b` has more ways, the longer the text; `(a?){30}` and `.*x.{400}` have too many all the same. It follows all texts at
 * once, by the ways that lead to each place.
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
