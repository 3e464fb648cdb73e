import type { TextPattern } from "./facets.js";
import { payWork } from "./work-budget.js";

/** A pattern as a nondeterministic automaton; the first state is the initial one. */
export interface PatternStates {
  /** The transitions of each state, by a character or a class as in a regular expression with the `u` flag. */
  readonly states: readonly Readonly<Record<string, readonly number[]>>[];
  /** The final states. */
  readonly final: readonly number[];
}

/** A set of states that a text may have reached, with the sets that follow. */
interface Row {
  readonly states: readonly number[];
  readonly isFinal: boolean;
  /** The next set, by the classes that a character belongs to. */
  readonly next: Map<string, Row>;
}

/** The cost of making a row, and of following a transition. */
const newRow = 100;
const newStep = 20;
/** The number of rows, and of characters with their classes, that are cached. */
const mostKept = 2000;

/**
 * Matches whole texts in linear time, by following all reachable states at once. For patterns such as `(a+)+b`, on
 * which JavaScript's regular expressions may take forever. Each new row is charged to the budget of the message: throws
 * `DecodeError` once that is used up.
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

/** The rows that have been reached; each is made when it is first needed. */
class Rows {
  /** For each state, its classes by index, and the states that they lead to. */
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

  /** The next row; `taken` says which classes the character belongs to. */
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

/**
 * Makes a function that tells the classes of a character: `1` at the index of each class that contains it, else `0`.
 */
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
