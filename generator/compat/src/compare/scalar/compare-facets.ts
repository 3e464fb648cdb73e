import { parsePattern, printPattern } from "@stubwright/contract/simple-types";
import { compareEnumerations } from "./compare-enumerations.js";
import { compareBounds, compareLimits, type Relation, type ScalarChange } from "./relation.js";
import { type Bound, isOneText, type ScalarFacts } from "./scalar-facts.js";

/** Compares lengths, ranges and digits. */
export function compareFacets(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const lengths = [
    ...changes("minLength", lowerLimits(old.minLength, now.minLength), old.minLength, now.minLength),
    ...changes("maxLength", compareLimits(old.maxLength, now.maxLength), old.maxLength, now.maxLength),
  ];
  if (old.kind !== "atomic" || now.kind !== "atomic") return lengths;
  return [
    ...lengths,
    ...changes("minimum", compareBounds(old.min, now.min, -1, old.primitive), boundText(old.min), boundText(now.min)),
    ...changes("maximum", compareBounds(old.max, now.max, 1, old.primitive), boundText(old.max), boundText(now.max)),
    ...changes("totalDigits", compareLimits(old.totalDigits, now.totalDigits), old.totalDigits, now.totalDigits),
    ...changes(
      "fractionDigits",
      compareLimits(old.fractionDigits, now.fractionDigits),
      old.fractionDigits,
      now.fractionDigits,
    ),
  ];
}

function lowerLimits(old: number | undefined, now: number | undefined): Relation {
  const [oldLimit, newLimit] = [old ?? 0, now ?? 0];
  if (oldLimit === newLimit) return "equal";
  return newLimit < oldLimit ? "wider" : "narrower";
}

type Shown = string | number | undefined;

function changes(facet: string, relation: Relation, old: Shown, now: Shown): readonly ScalarChange[] {
  if (relation === "equal") return [];
  const texts = { facet, old: shown(old), new: shown(now) };
  const narrowed: ScalarChange = { rule: "bounds-narrowed", ...texts };
  const widened: ScalarChange = { rule: "bounds-widened", ...texts };
  if (relation === "incomparable") return [narrowed, widened];
  return [relation === "narrower" ? narrowed : widened];
}

function shown(value: Shown): string | undefined {
  return value === undefined ? undefined : String(value);
}

function boundText(bound: Bound | undefined): string | undefined {
  return bound === undefined ? undefined : `${bound.value}${bound.inclusive ? "" : " (exclusive)"}`;
}

/** Compares patterns. Only their branches decide whether one pattern includes another. */
export function comparePatterns(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const added = now.patterns.filter((pattern) => !old.patterns.includes(pattern));
  const removed = old.patterns.filter((pattern) => !now.patterns.includes(pattern));
  if (added.length === 0 && removed.length === 0) return [];
  const texts = { facet: "pattern", old: joined(removed), new: joined(added) };
  if (removed.length === 0) return [{ rule: "pattern-added", ...texts }];
  if (added.length === 0) return [{ rule: "bounds-widened", ...texts }];
  const relation = removed.length === 1 && added.length === 1 ? compareBranches(removed, added) : "incomparable";
  if (relation === "incomparable") return [{ rule: "pattern-changed", ...texts }];
  return changes("pattern", relation, texts.old, texts.new);
}

/** Compares the branches of two patterns. */
function compareBranches(old: readonly string[], now: readonly string[]): Relation {
  const [before, after] = [branchesOf(old), branchesOf(now)];
  const isKept = [...before].every((branch) => after.has(branch));
  const isKnown = [...after].every((branch) => before.has(branch));
  if (isKept) return isKnown ? "equal" : "wider";
  return isKnown ? "narrower" : "incomparable";
}

function branchesOf(patterns: readonly string[]): ReadonlySet<string> {
  return new Set(
    patterns.flatMap((pattern) => {
      const parsed = parsePattern(pattern);
      return "tree" in parsed && parsed.tree.kind === "branches" ? parsed.tree.branches.map(printPattern) : [pattern];
    }),
  );
}

function joined(patterns: readonly string[]): string | undefined {
  return patterns.length === 0 ? undefined : patterns.join(" and ");
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
