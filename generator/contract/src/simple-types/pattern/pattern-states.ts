import type { PatternStates } from "@stubwright/runtime/codec";
import type { PatternPlaces } from "./pattern-places.js";

/** With more states, states are not compared by what they lead to, because each comparison examines all of them. */
const mostTold = 200;
/** The most states of a table. Larger tables are unreadable and slow to build. */
const mostStates = 100;
/** The most places for which a table is tried: more places hardly make fewer states. */
const mostPlaces = 300;
const mostSteps = 1000;

/** The table that matches a pattern without backtracking; undefined if it needs too many states. */
export function patternStates({ characters, follow, final }: PatternPlaces): PatternStates | undefined {
  if (follow.length > mostPlaces) return undefined;
  const step = (place: number, groups: readonly number[]): ReadonlyMap<string, ReadonlySet<number>> => {
    const steps = new Map<string, Set<number>>();
    for (const next of follow[place]?.keys() ?? []) {
      const source = characters[next]?.source ?? "";
      const group = groups[next] ?? 0;
      const known = steps.get(source);
      if (known === undefined) steps.set(source, new Set([group]));
      else known.add(group);
    }
    return steps;
  };
  const groups = sameBehaviour(follow.length, (place, known) => {
    const row = [...step(place, known)].map(([source, next]) => `${source}\n${[...next].sort((a, b) => a - b)}`);
    return [final.has(place), ...row.sort()].join("\n\n");
  });
  const firsts = [...new Set(groups)].map((group) => groups.indexOf(group));
  const states = firsts.map((place) =>
    Object.fromEntries([...step(place, groups)].map(([source, next]) => [source, [...next].sort((a, b) => a - b)])),
  );
  if (states.length > mostStates) return undefined;
  const steps = states.flatMap((state) => Object.values(state).flat()).length;
  if (steps > mostSteps) return undefined;
  return { states, final: firsts.flatMap((place, state) => (final.has(place) ? [state] : [])) };
}

/**
 * Numbers places by what they lead to. It starts with one group and splits it while members differ; if that takes too
 * long, each place gets its own number.
 */
function sameBehaviour(
  count: number,
  describe: (place: number, groups: readonly number[]) => string,
): readonly number[] {
  let groups: readonly number[] = Array.from({ length: count }, () => 0);
  for (let size = 1; size <= mostTold; ) {
    const numbers = new Map<string, number>();
    const next = groups.map((_, place) => {
      const key = describe(place, groups);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
    groups = next;
    if (numbers.size === size) return groups;
    size = numbers.size;
  }
  return groups.map((_, place) => place);
}
