import type { CodePointRange } from "./code-points.js";
import { distinctSets } from "./distinct-sets.js";
import { mergedRepeats } from "./merged-repeats.js";
import { parsePattern } from "./parse-pattern.js";
import { type PatternPlaces, patternPlaces } from "./pattern-places.js";

/** How the texts that some patterns accept relate to those that others accept. */
export type PatternRelation = "equal" | "wider" | "narrower" | "incomparable";

/** The most steps from place to place. Patterns of real contracts take a few hundred. */
const mostSteps = 200_000;

/** Any text that XML can have. */
const xmlText = "[\\t\\n\\r -\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*";

/**
 * Compares the texts that match all patterns of one side with those of the other, by following all texts at once through
 * the places of the patterns. Undefined if a pattern cannot be read, or if the comparison would take too long.
 */
export function relatePatterns(old: readonly string[], now: readonly string[]): PatternRelation | undefined {
  const [before, after] = [[xmlText, ...old].map(placesOf), [xmlText, ...now].map(placesOf)];
  const known = [before, after].map((side) => side.flatMap((places) => places ?? []));
  const [oldPlaces = [], newPlaces = []] = known;
  if (oldPlaces.length < before.length || newPlaces.length < after.length) return undefined;
  return new Walk(oldPlaces, newPlaces).relation();
}

function placesOf(pattern: string): PatternPlaces | undefined {
  const parsed = parsePattern(pattern);
  return "error" in parsed ? undefined : patternPlaces(mergedRepeats(parsed.tree), "written out");
}

/** The places that a text has led to in each pattern of a side; undefined if a pattern refuses it. */
type Reached = readonly (readonly number[])[] | undefined;

class Walk {
  readonly #old: readonly PatternPlaces[];
  readonly #now: readonly PatternPlaces[];
  readonly #symbols: readonly ReadonlySet<string>[];
  #steps = 0;

  constructor(old: readonly PatternPlaces[], now: readonly PatternPlaces[]) {
    this.#old = old;
    this.#now = now;
    const classes = new Map<string, () => readonly CodePointRange[]>();
    for (const { characters } of [...old, ...now]) {
      for (const character of characters) if (character !== undefined) classes.set(character.source, character.ranges);
    }
    this.#symbols = distinctSets(classes).map((sources) => new Set(sources));
  }

  relation(): PatternRelation | undefined {
    let [isLost, isWon] = [false, false];
    for (const [before, after] of this.#followed()) {
      const [wasTaken, isTaken] = [isFinal(before, this.#old), isFinal(after, this.#now)];
      isLost ||= wasTaken && !isTaken;
      isWon ||= isTaken && !wasTaken;
      if (isLost && isWon) return "incomparable";
    }
    if (this.#steps > mostSteps) return undefined;
    if (isLost) return "narrower";
    return isWon ? "wider" : "equal";
  }

  /** Where texts lead to on both sides, each pair once, until neither side accepts them or the steps are used up. */
  *#followed(): Generator<readonly [Reached, Reached], void> {
    const open: [Reached, Reached][] = [[this.#old.map(() => [0]), this.#now.map(() => [0])]];
    const seen = new Set([JSON.stringify([undefined, undefined])]);
    for (let reached = open.pop(); reached !== undefined && this.#steps <= mostSteps; reached = open.pop()) {
      yield reached;
      const [before, after] = reached;
      for (const symbol of this.#symbols) {
        const next: [Reached, Reached] = [
          this.#after(before, this.#old, symbol),
          this.#after(after, this.#now, symbol),
        ];
        const key = JSON.stringify(next);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(next);
      }
    }
  }

  #after(reached: Reached, patterns: readonly PatternPlaces[], symbol: ReadonlySet<string>): Reached {
    if (reached === undefined) return undefined;
    const next = patterns.map((pattern, index) => this.#placesAfter(reached[index] ?? [], pattern, symbol));
    return next.some((places) => places.length === 0) ? undefined : next;
  }

  #placesAfter(
    places: readonly number[],
    { characters, follow }: PatternPlaces,
    symbol: ReadonlySet<string>,
  ): readonly number[] {
    const next = places.flatMap((place) => [...(follow[place]?.keys() ?? [])]);
    this.#steps += next.length;
    return [...new Set(next.filter((place) => symbol.has(characters[place]?.source ?? "")))].sort((a, b) => a - b);
  }
}

function isFinal(reached: Reached, patterns: readonly PatternPlaces[]): boolean {
  return (
    reached !== undefined &&
    patterns.every(({ final }, index) => (reached[index] ?? []).some((place) => final.has(place)))
  );
}
