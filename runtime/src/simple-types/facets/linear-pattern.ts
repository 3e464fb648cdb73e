import type { TextPattern } from "./facets.js";
import { payWork } from "./work-budget.js";

/** A pattern as states that a text leads through, the first of them before its first character. */
export interface PatternStates {
  /** The states that a character leads to, by what takes it: a character or class as in an expression with the `u` flag. */
  readonly states: readonly Readonly<Record<string, readonly number[]>>[];
  /** Those that a text may end in. */
  readonly final: readonly number[];
}

/** All states that a text may have led to, with the rows that follow. */
interface Row {
  readonly states: readonly number[];
  readonly isFinal: boolean;
  /** By the classes that a character is in. */
  readonly next: Map<string, Row>;
}

/** What it costs to make a row, and to follow one step to it. */
const newRow = 100;
const newStep = 20;
/** How many rows, and characters with their classes, are kept for the next texts. */
const mostKept = 2000;

/**
 * Matches whole texts in time linear in their length: it follows all states that a text may have led to at once. For patterns
 * such as `(a+)+b`, on which an expression of JavaScript's may take for ever. It pays for each row that it makes: throws
 * `DecodeError` where a message has no more left.
 */
export function linearPattern(pattern: PatternStates): TextPattern {
  const sources = [...new Set(pattern.states.flatMap((state) => Object.keys(state)))];
  const classesOf = characterClasses(sources);
  const rows = new Rows(pattern, sources);
  return {
    test: (text) => {
      let row = rows.of([0]);
      for (const character of text) {
        row = rows.after(row, classesOf(character));
        if (row.states.length === 0) return false;
      }
      return row.isFinal;
    },
  };
}

/** The rows that texts have led to, each made when it is first wanted. */
class Rows {
  /** For each state, the classes by their places and the states that they lead to. */
  readonly #table: readonly (readonly { readonly place: number; readonly next: readonly number[] }[])[];
  readonly #final: ReadonlySet<number>;
  readonly #kept = new Map<string, Row>();

  constructor({ states, final }: PatternStates, sources: readonly string[]) {
    this.#table = states.map((state) =>
      Object.entries(state).map(([source, next]) => ({ place: sources.indexOf(source), next })),
    );
    this.#final = new Set(final);
  }

  of(states: readonly number[]): Row {
    const key = states.join();
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    if (this.#kept.size === mostKept) this.#forget();
    const row = { states, isFinal: states.some((state) => this.#final.has(state)), next: new Map() };
    this.#kept.set(key, row);
    return row;
  }

  /** The row that a character leads to, of which `taken` tells the classes. */
  after(row: Row, taken: string): Row {
    const known = row.next.get(taken);
    if (known !== undefined) return known;
    const leads = row.states.flatMap((state) => this.#table[state] ?? []).filter(({ place }) => taken[place] === "1");
    payWork(newRow + leads.length + leads.reduce((sum, { next: { length } }) => sum + length, 0) * newStep);
    const states = new Set(leads.flatMap((lead) => lead.next));
    const next = this.of([...states].sort((left, right) => left - right));
    row.next.set(taken, next);
    return next;
  }

  #forget(): void {
    for (const row of this.#kept.values()) row.next.clear();
    this.#kept.clear();
  }
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
