import type { CodePointRange } from "./code-points.js";
import type { PatternPlaces } from "./pattern-places.js";

/** Characters that the same places take: these places. */
export type PlaceSymbol = ReadonlySet<number>;

/** All characters, told apart as far as the places of a pattern do; without those that no place takes. */
export function placeSymbols(characters: PatternPlaces["characters"]): readonly PlaceSymbol[] {
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
