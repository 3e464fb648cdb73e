import type { PatternTree } from "./pattern-tree.js";

type Character = PatternTree & { readonly kind: "character" };

/** The number of ways from one place to others: 1, or 2 for more. */
type Followers = ReadonlyMap<number, number>;

/**
 * The places of a pattern at which a character can match (its Glushkov automaton), with the number of ways that a
 * backtracking matcher has from one to the next. Place 0 is before the text and has no character.
 */
export interface PatternPlaces {
  readonly characters: readonly (Character | undefined)[];
  readonly follow: readonly Followers[];
  /** The places at which a text may end. */
  readonly final: ReadonlySet<number>;
}

const mostPlaces = 1000;
const mostSteps = 10_000;

/**
 * The places of a pattern: with counted groups written out; or, if `looped`, with unlimited repetitions, which have
 * every ambiguity of the pattern. Undefined if there are too many.
 */
export function patternPlaces(tree: PatternTree, counted: "written out" | "looped"): PatternPlaces | undefined {
  return new PlaceFinder(counted === "looped").find(tree);
}

/**
 * A part of a pattern: its first and last places with the number of ways, and the number of ways to match the empty
 * text.
 */
interface Part {
  readonly first: Map<number, number>;
  readonly last: Map<number, number>;
  readonly empty: number;
}

const nothing: Part = { first: new Map(), last: new Map(), empty: 1 };

class PlaceFinder {
  readonly #characters: (Character | undefined)[] = [undefined];
  readonly #follow: Map<number, number>[] = [new Map()];
  readonly #looped: boolean;
  #steps = 0;

  constructor(looped: boolean) {
    this.#looped = looped;
  }

  find(tree: PatternTree): PatternPlaces | undefined {
    const whole = this.#part(tree);
    this.#connect(new Map([[0, 1]]), whole.first);
    if (this.#isFull()) return undefined;
    const final = new Set([...whole.last.keys(), ...(whole.empty > 0 ? [0] : [])]);
    return { characters: this.#characters, follow: this.#follow, final };
  }

  #isFull(): boolean {
    return this.#characters.length > mostPlaces || this.#steps > mostSteps;
  }

  #part(tree: PatternTree): Part {
    if (this.#isFull()) return nothing;
    switch (tree.kind) {
      case "character": {
        const place = this.#characters.push(tree) - 1;
        this.#follow.push(new Map());
        return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
      }
      case "sequence":
        return tree.items.reduce((before: Part, item) => this.#joined(before, this.#part(item)), nothing);
      case "branches": {
        const parts = tree.branches.map((branch) => this.#part(branch));
        return {
          first: sum(parts.map((part) => part.first)),
          last: sum(parts.map((part) => part.last)),
          empty: capped(parts.reduce((ways, part) => ways + part.empty, 0)),
        };
      }
      case "repeat":
        return this.#repeated(tree);
    }
  }

  #repeated({ item, min, max }: PatternTree & { readonly kind: "repeat" }): Part {
    if (max === 0) return nothing;
    if (this.#looped && (max > 1 || min > 1)) return this.#loop(item, Math.min(min, 1));
    if (max === Number.POSITIVE_INFINITY) {
      return this.#joined(this.#times(item, Math.max(0, min - 1)), this.#loop(item, Math.min(min, 1)));
    }
    return this.#joined(this.#times(item, min), this.#atMost(item, max - min));
  }

  #times(item: PatternTree, count: number): Part {
    let all = nothing;
    for (let index = 0; index < count && !this.#isFull(); index++) all = this.#joined(all, this.#part(item));
    return all;
  }

  /**
   * Optional repetitions. As in JavaScript, each but the first follows another one, and none matches the empty text.
   */
  #atMost(item: PatternTree, count: number): Part {
    let first: Part["first"] | undefined;
    let previous = nothing;
    const ends: Part["last"][] = [];
    for (let index = 0; index < count && !this.#isFull(); index++) {
      const next = this.#part(item);
      this.#connect(previous.last, next.first);
      first ??= next.first;
      ends.push(next.last);
      previous = next;
    }
    return { first: first ?? new Map(), last: sum(ends), empty: 1 };
  }

  /**
   * At most one, or unlimited repetitions. An item that may be empty is taken empty once if one is required, and not
   * again.
   */
  #loop(item: PatternTree, min: number): Part {
    const part = this.#part(item);
    this.#connect(part.last, part.first);
    if (min === 0) return { ...part, empty: 1 };
    if (part.empty === 0) return part;
    const again = this.#part(item);
    this.#connect(again.last, again.first);
    return this.#joined(part, { ...again, empty: 1 });
  }

  #joined(before: Part, after: Part): Part {
    if (this.#isFull()) return nothing;
    this.#connect(before.last, after.first);
    return {
      first: sum([before.first, times(after.first, before.empty)]),
      last: sum([after.last, times(before.last, after.empty)]),
      empty: capped(before.empty * after.empty),
    };
  }

  #connect(last: Followers, first: Followers): void {
    for (const [from, ways] of last) {
      const follow = this.#follow[from];
      for (const [to, more] of first) {
        if (this.#isFull()) return;
        this.#steps++;
        follow?.set(to, capped((follow.get(to) ?? 0) + ways * more));
      }
    }
  }
}

/** A number of ways, with 2 for more than one. */
function capped(ways: number): number {
  return Math.min(ways, 2);
}

function times(places: Followers, count: number): Followers {
  return count === 0 ? new Map() : new Map([...places].map(([place, ways]) => [place, capped(ways * count)]));
}

function sum(parts: readonly Followers[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const part of parts) for (const [place, ways] of part) all.set(place, capped((all.get(place) ?? 0) + ways));
  return all;
}
