import type { ScalarChange } from "./compare-scalars.js";
import type { ScalarFacts } from "./scalar-facts.js";

/** Patterns added, dropped or changed; whether one text matches more than another is not decided. */
export function comparePatterns(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const added = now.patterns.filter((pattern) => !old.patterns.includes(pattern));
  const removed = old.patterns.filter((pattern) => !now.patterns.includes(pattern));
  if (added.length === 0 && removed.length === 0) return [];
  const texts = { facet: "pattern", old: joined(removed), new: joined(added) };
  if (removed.length === 0) return [{ rule: "pattern-added", ...texts }];
  if (added.length === 0) return [{ rule: "bounds-widened", ...texts }];
  return [{ rule: "pattern-changed", ...texts }];
}

function joined(patterns: readonly string[]): string | undefined {
  return patterns.length === 0 ? undefined : patterns.join(" and ");
}
