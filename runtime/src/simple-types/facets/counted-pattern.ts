import type { TextPattern } from "./facets.js";
import { addRange, addSet, holds, type PositionSet, without } from "./position-set.js";
import { payWork } from "./work-budget.js";

/** A pattern as a sequence of parts. */
export type CountedPattern =
  /** One character: the character itself, or a class as in a regular expression with the `u` flag. */
  | string
  | readonly CountedPattern[]
  | { readonly either: readonly CountedPattern[] }
  /** A repetition, at least `min` times and at most `max` times if it is given. */
  | CountedRepeat;

interface CountedRepeat {
  readonly repeat: CountedPattern;
  readonly min: number;
  readonly max?: number;
}

/**
 * Matches whole texts by following, part after part, the set of all positions that may have been reached. `(.{1,400}
 * )*.{1,400}` takes as long as `(.+ )*.+`. JavaScript's regular expressions may take forever on such patterns, and
 * tables of states would be as large as the counts. The work is charged to the budget of the message: throws
 * `DecodeError` once that is used up.
 */
export function countedPattern(pattern: CountedPattern): TextPattern {
  const classes = new Map<string, RegExp>();
  addClasses(pattern, classes);
  return {
    test: (text) => {
      const walk = new PatternWalk([...text], classes);
      return holds(walk.after(pattern, [0, 0]), walk.end);
    },
  };
}

function addClasses(pattern: CountedPattern, classes: Map<string, RegExp>): void {
  if (typeof pattern === "string") classes.set(pattern, new RegExp(`^${pattern}$`, "u"));
  else if ("repeat" in pattern) addClasses(pattern.repeat, classes);
  else for (const part of "either" in pattern ? pattern.either : pattern) addClasses(part, classes);
}

/** Matches one text. */
class PatternWalk {
  readonly #characters: readonly string[];
  readonly #classes: ReadonlyMap<string, RegExp>;
  /** By class, for each position in a run of characters of that class, the end of the run. */
  readonly #runs = new Map<string, Uint32Array>();

  constructor(characters: readonly string[], classes: ReadonlyMap<string, RegExp>) {
    this.#characters = characters;
    this.#classes = classes;
  }

  /** The position after the last character. */
  get end(): number {
    return this.#characters.length;
  }

  /** The positions after a part that begins at one of the given positions. */
  after(pattern: CountedPattern, starts: PositionSet): PositionSet {
    payWork(stepWork + starts.length);
    if (starts.length === 0) return starts;
    if (typeof pattern === "string") return this.#afterCharacters(pattern, starts, 1, 1);
    if ("repeat" in pattern) return this.#afterRepeat(pattern, starts);
    if (!("either" in pattern)) return pattern.reduce((places, part) => this.after(part, places), starts);
    const places: number[] = [];
    for (const part of pattern.either) addSet(places, this.after(part, starts));
    return places;
  }

  #afterRepeat({ repeat, min, max = Number.POSITIVE_INFINITY }: CountedRepeat, starts: PositionSet): PositionSet {
    if (typeof repeat === "string") return this.#afterCharacters(repeat, starts, min, max);
    let latest = starts;
    for (let count = 0; count < min && latest.length > 0; count++) {
      const next = this.after(repeat, latest);
      // A part that may be empty reaches a fixed point, after which further repetitions change nothing.
      if (isSame(next, latest)) break;
      latest = next;
    }
    const all = [...latest];
    for (let count = min; count < max && latest.length > 0; count++) {
      // Positions reached with fewer repetitions need not be visited again: they have more repetitions left.
      latest = without(this.after(repeat, latest), all);
      addSet(all, latest);
    }
    return all;
  }

  /** The positions after `count` characters of one class, computed for whole ranges of positions at once. */
  #afterCharacters(source: string, starts: PositionSet, min: number, max: number): PositionSet {
    const runs = this.#runsOf(source);
    const places: number[] = [];
    let looks = 0;
    for (let at = 0; at < starts.length; at += 2) {
      const last = starts[at + 1] ?? 0;
      for (let first = starts[at] ?? 0; first <= last; looks++) {
        const runEnd = runs[first] ?? first;
        // From the end of a run, only zero characters can follow.
        const inRun = Math.min(last, runEnd);
        if (first + min <= runEnd) addRange(places, first + min, Math.min(inRun + max, runEnd));
        first = inRun + 1;
      }
    }
    payWork(looks * lookWork);
    return places;
  }

  #runsOf(source: string): Uint32Array {
    const known = this.#runs.get(source);
    if (known !== undefined) return known;
    payWork(this.end * characterWork);
    const expression = this.#classes.get(source);
    const runs = new Uint32Array(this.end + 1);
    runs[this.end] = this.end;
    for (let at = this.end - 1; at >= 0; at--) {
      runs[at] = expression?.test(this.#characters[at] ?? "") ? (runs[at + 1] ?? at) : at;
    }
    this.#runs.set(source, runs);
    return runs;
  }
}

/** The costs of a step, of each look at a run of characters, and of each character whose class is tested. */
const stepWork = 4;
const lookWork = 2;
const characterWork = 4;

function isSame(left: PositionSet, right: PositionSet): boolean {
  return left.length === right.length && left.every((place, at) => place === right[at]);
}
