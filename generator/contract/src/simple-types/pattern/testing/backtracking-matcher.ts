import type { PatternTree } from "../pattern-tree.js";

const mostSteps = 2_000_000;

/** Whether the rest of a pattern matches from a place on. */
type Rest = (at: number) => boolean;

/** Counts how often a matcher that tries one way after the other, as JavaScript's must, examines a character. */
export function countSteps(tree: PatternTree, text: string): number {
  const characters = [...text];
  let steps = 0;
  const expressions = new Map<string, RegExp>();
  const takes = (source: string, character: string | undefined): boolean => {
    const known = expressions.get(source) ?? new RegExp(`^${source}$`, "u");
    expressions.set(source, known);
    return character !== undefined && known.test(character);
  };

  const matches = (part: PatternTree, at: number, rest: Rest): boolean => {
    switch (part.kind) {
      case "character":
        if (++steps > mostSteps) return true;
        return takes(part.source, characters[at]) && rest(at + 1);
      case "branches":
        return part.branches.some((branch) => matches(branch, at, rest));
      case "sequence":
        return matchesItems(part.items, at, rest);
      case "repeat":
        return repeats({ ...part, count: 0 }, at, rest);
    }
  };

  const matchesItems = (items: readonly PatternTree[], at: number, rest: Rest): boolean => {
    const [first, ...others] = items;
    return first === undefined ? rest(at) : matches(first, at, (next) => matchesItems(others, next, rest));
  };

  /** After `min` repetitions, each further one must match at least one character. */
  const repeats = (part: PatternTree & { kind: "repeat"; count: number }, at: number, rest: Rest): boolean => {
    const { item, min, max, count } = part;
    if (++steps > mostSteps) return true;
    const again = (next: number): boolean =>
      count >= min && next === at ? false : repeats({ ...part, count: count + 1 }, next, rest);
    if (count < max && matches(item, at, again)) return true;
    return count >= min && rest(at);
  };

  matches(tree, 0, (at) => at === characters.length);
  return steps;
}
