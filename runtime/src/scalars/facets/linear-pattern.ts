import type { TextPattern } from "./facets.js";

/** A pattern as states that a text leads through, the first of them before its first character. */
export interface PatternStates {
  /** The states that a character leads to, by what takes it: a character or class as in an expression with the `u` flag. */
  readonly states: readonly Readonly<Record<string, readonly number[]>>[];
  /** Those that a text may end in. */
  readonly final: readonly number[];
}

/** What a text may have led to, all of it: so many of these, and of characters, are kept for the next texts. */
interface Row {
  readonly states: readonly number[];
  readonly isFinal: boolean;
  /** By the classes that a character is in. */
  readonly next: Map<string, Row>;
}

const mostKept = 2000;

/**
 * Matches whole texts in time that grows as they do: all states that a text may have led to are followed at once. For
 * patterns such as `(a+)+b`, which an expression of JavaScript's may take for ever to find out about.
 */
export function linearPattern({ states, final }: PatternStates): TextPattern {
  const sources = [...new Set(states.flatMap((state) => Object.keys(state)))];
  const classesOf = characterClasses(sources);
  const table = states.map((state) =>
    Object.entries(state).map(([source, next]) => ({ place: sources.indexOf(source), next })),
  );
  const ends = new Set(final);
  const rows = new Map<string, Row>();
  const rowOf = (led: readonly number[]): Row => {
    const key = led.join();
    const known = rows.get(key);
    if (known !== undefined) return known;
    if (rows.size === mostKept) forget();
    const row = { states: led, isFinal: led.some((state) => ends.has(state)), next: new Map() };
    rows.set(key, row);
    return row;
  };
  const forget = (): void => {
    for (const row of rows.values()) row.next.clear();
    rows.clear();
  };
  const follow = (row: Row, taken: string): Row => {
    const known = row.next.get(taken);
    if (known !== undefined) return known;
    const following = new Set<number>();
    for (const state of row.states) {
      for (const { place, next } of table[state] ?? []) {
        if (taken[place] === "1") for (const one of next) following.add(one);
      }
    }
    const next = rowOf([...following].sort((left, right) => left - right));
    row.next.set(taken, next);
    return next;
  };
  return {
    test: (text) => {
      let row = rowOf([0]);
      for (const character of text) {
        row = follow(row, classesOf(character));
        if (row.states.length === 0) return false;
      }
      return row.isFinal;
    },
  };
}

/** Tells which of some classes a character is in: `1` at the place of each that it is in, else `0`. */
function characterClasses(sources: readonly string[]): (character: string) => string {
  const expressions = sources.map((source) => new RegExp(`^${source}$`, "u"));
  const classes = new Map<string, string>();
  return (character) => {
    const known = classes.get(character);
    if (known !== undefined) return known;
    const taken = expressions.map((expression) => (expression.test(character) ? "1" : "0")).join("");
    if (classes.size === mostKept) classes.clear();
    classes.set(character, taken);
    return taken;
  };
}
