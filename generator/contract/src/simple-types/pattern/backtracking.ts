import type { CodePointRange } from "./code-points.js";
import type { PatternPlaces } from "./pattern-places.js";

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

/** Characters that the same places take: these places. */
type PlaceSymbol = ReadonlySet<number>;

/** All characters, told apart as far as the places of a pattern do; without those that no place takes. */
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
  // The ranges of one class alone need not be known, which may take long to find.
  const together = classes.size < 2 ? [[...classes.keys()]] : distinctSets(classes);
  return together.map((sources) => new Set(sources.flatMap((source) => placesOf.get(source) ?? [])));
}

/** Which classes have a character in common: each set of them once. */
function distinctSets(classes: ReadonlyMap<string, () => readonly CodePointRange[]>): readonly (readonly string[])[] {
  const edges = [...classes].flatMap(([source, ranges]) =>
    ranges().flatMap(([first, last]) => [
      { at: first, source, opens: true },
      { at: last + 1, source, opens: false },
    ]),
  );
  edges.sort((left, right) => left.at - right.at);
  const open = new Set<string>();
  const sets = new Map<string, readonly string[]>();
  for (const [index, { at, source, opens }] of edges.entries()) {
    if (opens) open.add(source);
    else open.delete(source);
    // What touches ends and begins at one place, in any order.
    if (open.size === 0 || edges[index + 1]?.at === at) continue;
    const sources = [...open].sort();
    sets.set(sources.join("\n"), sources);
  }
  return [...sets.values()];
}
