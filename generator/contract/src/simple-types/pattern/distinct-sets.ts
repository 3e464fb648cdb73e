import type { CodePointRange } from "./code-points.js";

/** The sets of character classes that have a character in common, each once. Classes go by the names that they are given. */
export function distinctSets(
  classes: ReadonlyMap<string, () => readonly CodePointRange[]>,
): readonly (readonly string[])[] {
  const edges = [...classes].flatMap(([source, ranges]) =>
    ranges().flatMap(([first, last]) => [
      { at: first, source, opens: true },
      { at: last + 1, source, opens: false },
    ]),
  );
  edges.sort((left, right) => left.at - right.at);
  const open = new Set<string>();
  const sets = new Map<string, readonly string[]>();
  for (const [index, { at, source, opens }] of edges.entries()) {
    if (opens) open.add(source);
    else open.delete(source);
    // Ranges that touch end and start at one point, in any order.
    if (open.size === 0 || edges[index + 1]?.at === at) continue;
    const sources = [...open].sort();
    sets.set(sources.join("\n"), sources);
  }
  return [...sets.values()];
}
