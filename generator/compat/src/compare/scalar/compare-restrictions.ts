import { compareEnumerations } from "./compare-enumerations.js";
import { compareFacets, comparePatterns } from "./compare-facets.js";
import type { ScalarChange } from "./compare-scalars.js";
import { isOneText, type ScalarFacts } from "./scalar-facts.js";

/** Facets; `folded` where the bounds are reported by the type's own change. */
export function compareRestrictions(old: ScalarFacts, now: ScalarFacts, folded = false): readonly ScalarChange[] {
  if (old.enumeration !== undefined || now.enumeration !== undefined) return compareEnumerated(old, now);
  const enumerations = compareEnumerations(old, now);
  return [...enumerations, ...comparePatterns(old, now), ...(folded ? [] : compareFacets(old, now))];
}

/** Enumerated values, which are held to the other facets; and in which texts they may be written. */
export function compareEnumerated(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const patterns = isOneText(old) && isOneText(now) ? [] : comparePatterns(old, now);
  return [...compareEnumerations(old, now), ...patterns];
}
