import type { PatternStates } from "@stubwright/runtime/codec";
import type { PatternPlaces } from "./pattern-places.js";

/** More states than these are not told apart by what they lead to: each takes a look at all of them. */
const mostTold = 200;
/** More make a table that nobody reads, and rows that take long to make. */
const mostStates = 100;
/** Of more places there are hardly fewer states. */
const mostPlaces = 300;
const mostSteps = 1000;

/** The table that matches a pattern without trying ways one after the other; undefined where it takes too many states. */
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
 * Numbers places by what they lead to, starting with one group and telling them apart as far as it differs; or each by
 * itself, where that takes too long.
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
