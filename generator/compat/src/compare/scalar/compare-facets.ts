import { compareEnumerations } from "./compare-enumerations.js";
import { comparePatterns, isImpliedByPatterns } from "./compare-patterns.js";
import { compareBounds, compareLimits, facetChanges, type Relation, type ScalarChange } from "./relation.js";
import { type Bound, isOneText, type ScalarFacts } from "./scalar-facts.js";

/** Compares lengths, ranges and digits. */
export function compareFacets(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const lengths = isImpliedByPatterns(old, now) ? [] : compareLengths(old, now);
  if (old.kind !== "atomic" || now.kind !== "atomic") return lengths;
  return [
    ...lengths,
    ...facetChanges(
      "minimum",
      compareBounds(old.min, now.min, -1, old.primitive),
      boundText(old.min),
      boundText(now.min),
    ),
    ...facetChanges(
      "maximum",
      compareBounds(old.max, now.max, 1, old.primitive),
      boundText(old.max),
      boundText(now.max),
    ),
    ...facetChanges("totalDigits", compareLimits(old.totalDigits, now.totalDigits), old.totalDigits, now.totalDigits),
    ...facetChanges(
      "fractionDigits",
      compareLimits(old.fractionDigits, now.fractionDigits),
      old.fractionDigits,
      now.fractionDigits,
    ),
  ];
}

function compareLengths(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  return [
    ...facetChanges("minLength", lowerLimits(old.minLength, now.minLength), old.minLength, now.minLength),
    ...facetChanges("maxLength", compareLimits(old.maxLength, now.maxLength), old.maxLength, now.maxLength),
  ];
}

function lowerLimits(old: number | undefined, now: number | undefined): Relation {
  const [oldLimit, newLimit] = [old ?? 0, now ?? 0];
  if (oldLimit === newLimit) return "equal";
  return newLimit < oldLimit ? "wider" : "narrower";
}

function boundText(bound: Bound | undefined): string | undefined {
  return bound === undefined ? undefined : `${bound.value}${bound.inclusive ? "" : " (exclusive)"}`;
}

/** Compares facets; `folded` if the change of the type reports the bounds. */
export function compareRestrictions(old: ScalarFacts, now: ScalarFacts, folded = false): readonly ScalarChange[] {
  if (old.enumeration !== undefined || now.enumeration !== undefined) return compareEnumerated(old, now);
  const enumerations = compareEnumerations(old, now);
  return [...enumerations, ...comparePatterns(old, now), ...(folded ? [] : compareFacets(old, now))];
}

/** Compares enumerated values, to which other facets also apply, and the texts in which they may be written. */
export function compareEnumerated(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const patterns = isOneText(old) && isOneText(now) ? [] : comparePatterns(old, now);
  return [...compareEnumerations(old, now), ...patterns];
}
