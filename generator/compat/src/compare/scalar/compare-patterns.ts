import { type PatternRelation, parsePattern, printPattern, relatePatterns } from "@stubwright/contract/simple-types";
import { facetChanges, type ScalarChange } from "./relation.js";
import { isOneText, type ScalarFacts } from "./scalar-facts.js";

/** Compares patterns by the texts that they accept. If that cannot be told, only their branches are compared. */
export function comparePatterns(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const added = now.patterns.filter((pattern) => !old.patterns.includes(pattern));
  const removed = old.patterns.filter((pattern) => !now.patterns.includes(pattern));
  if (added.length === 0 && removed.length === 0) return [];
  const texts = { facet: "pattern", old: joined(removed), new: joined(added) };
  const relation = relateTexts(old, now);
  if (relation === "equal") return [];
  if (removed.length === 0) return [{ rule: "pattern-added", ...texts }];
  if (added.length === 0) return [{ rule: "bounds-widened", ...texts }];
  const known = relation ?? compareBranches(removed, added);
  return known === undefined
    ? [{ rule: "pattern-changed", ...texts }]
    : facetChanges("pattern", known, texts.old, texts.new);
}

/** How the texts relate that the patterns of two types accept; undefined if it cannot be told. */
function relateTexts(old: ScalarFacts, now: ScalarFacts): PatternRelation | undefined {
  const [before, after] = [spellings(old), spellings(now)];
  const shared = [...(before ?? []), ...(after ?? [])];
  const relation = relatePatterns([...old.patterns, ...shared], [...now.patterns, ...shared]);
  return relation === "equal" || (before !== undefined && after !== undefined) ? relation : undefined;
}

/** Patterns for the texts of white space that is already normalised. */
const folded = { preserve: [], replace: ["[^\\t\\n\\r]*"], collapse: ["(\\S+( \\S+)*)?"] } as const;

/** Patterns for the ways to write values of primitive types. */
const written: ReadonlyMap<string, readonly string[]> = new Map([
  ["boolean", ["true|false|0|1"]],
  ["decimal", ["[+\\-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)"]],
]);

/** Patterns for all texts that a type could have without facets; undefined if there are none. */
function spellings(facts: ScalarFacts): readonly string[] | undefined {
  if (facts.kind !== "atomic") return undefined;
  return isOneText(facts) ? folded[facts.whiteSpace] : written.get(facts.primitive);
}

/**
 * Whether patterns alone decide the lengths of texts: no text that could be sent before is refused for its length, or none
 * that can be sent now was.
 */
export function isImpliedByPatterns(old: ScalarFacts, now: ScalarFacts): boolean {
  if (old.minLength === now.minLength && old.maxLength === now.maxLength) return true;
  if (!isOneText(old) || !isOneText(now)) return false;
  const [before, after] = [lengthPattern(old), lengthPattern(now)];
  const within = (patterns: readonly string[]): PatternRelation | undefined =>
    patterns.length === 0 ? undefined : relatePatterns([...patterns, before], [...patterns, after]);
  const [underOld, underNew] = [within(old.patterns), within(now.patterns)];
  const isNotNarrower = underOld === "equal" || underOld === "wider";
  const isNotWider = underNew === "equal" || underNew === "narrower";
  return isNotNarrower && isNotWider;
}

function lengthPattern({ minLength = 0, maxLength }: ScalarFacts): string {
  return `[\\s\\S]{${minLength},${maxLength ?? ""}}`;
}

/** Compares the branches of two patterns; undefined if neither has all branches of the other. */
function compareBranches(old: readonly string[], now: readonly string[]): PatternRelation | undefined {
  if (old.length !== 1 || now.length !== 1) return undefined;
  const [before, after] = [branchesOf(old), branchesOf(now)];
  const isKept = [...before].every((branch) => after.has(branch));
  const isKnown = [...after].every((branch) => before.has(branch));
  if (isKept) return isKnown ? "equal" : "wider";
  return isKnown ? "narrower" : undefined;
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
