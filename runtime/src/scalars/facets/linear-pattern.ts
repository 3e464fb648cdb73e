import type { TextPattern } from "./facets.js";

/** A pattern as states that a text leads through, the first of them before its first character. */
export interface PatternStates {
  /** The states that a character leads to, by what takes it: a character or class as in an expression with the `u` flag. */
  readonly states: readonly Readonly<Record<string, readonly number[]>>[];
  /** Those that a text may end in. */
  readonly final: readonly number[];
}

/**
 * Matches whole texts in time that grows as they do: all states that a text may have led to are followed at once. For
 * patterns such as `(a+)+b`, which an expression of JavaScript's may take for ever to find out about.
 */
export function linearPattern({ states, final }: PatternStates): TextPattern {
  const sources = [...new Set(states.flatMap((state) => Object.keys(state)))];
  const expressions = sources.map((source) => new RegExp(`^${source}$`, "u"));
  const rows = states.map((state) =>
    Object.entries(state).map(([source, next]) => ({ expression: sources.indexOf(source), next })),
  );
  const isFinal = states.map((_, state) => final.includes(state));
  return {
    test: (text) => {
      let current = new Set([0]);
      for (const character of text) {
        const taken = expressions.map((expression) => expression.test(character));
        const following = new Set<number>();
        for (const state of current) {
          for (const { expression, next } of rows[state] ?? []) {
            if (taken[expression] === true) for (const one of next) following.add(one);
          }
        }
        if (following.size === 0) return false;
        current = following;
      }
      return [...current].some((state) => isFinal[state]);
    },
  };
}
