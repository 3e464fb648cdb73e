import {
  type CountedPattern,
  countedPattern,
  linearPattern,
  type PatternStates,
  type TextPattern,
} from "@stubwright/runtime/codec";
import { answeredOnce } from "../../collection/once.js";
import { mayBacktrack } from "./backtracking.js";
import { mergedRepeats } from "./merged-repeats.js";
import { parsePattern } from "./parse-pattern.js";
import { patternPlaces } from "./pattern-places.js";
import { patternStates } from "./pattern-states.js";
import { countedParts, isCompilable, type PatternTree, printPattern } from "./pattern-tree.js";

/** How a pattern facet is matched, or the problem with the pattern in words. */
type PatternMatch =
  /** Matched by JavaScript. */
  | { readonly kind: "expression"; readonly source: string }
  | { readonly kind: "states"; readonly states: PatternStates }
  /** Matched part by part, within the work that a message may cost, because a table would be too large. */
  | { readonly kind: "counted"; readonly pattern: CountedPattern }
  | { readonly kind: "error"; readonly error: string };

/**
 * The most patterns that are remembered. Several stages ask for the same patterns, and a process may read many
 * contracts.
 */
const mostKept = 1000;

const matches = new Map<string, PatternMatch>();

/** Decides how a pattern facet is matched: by JavaScript if that is quick for every text. */
export function patternMatch(xsdPattern: string): PatternMatch {
  const known = matches.get(xsdPattern);
  if (known !== undefined) return known;
  const match = decide(xsdPattern);
  if (matches.size === mostKept) matches.clear();
  matches.set(xsdPattern, match);
  return match;
}

function decide(xsdPattern: string): PatternMatch {
  const parsed = parsePattern(xsdPattern);
  if ("error" in parsed) return { kind: "error", error: parsed.error };
  const merged = mergedRepeats(parsed.tree);
  for (const tree of [parsed.tree, merged]) {
    const source = printPattern(tree);
    if (isQuick(tree) && isCompilable(source)) return { kind: "expression", source };
  }
  const places = patternPlaces(merged, "written out");
  const states = places === undefined ? undefined : patternStates(places);
  return states === undefined ? { kind: "counted", pattern: countedParts(merged) } : { kind: "states", states };
}

/**
 * Whether JavaScript matches a pattern quickly. If the pattern has too many places, it is replaced by one with
 * unlimited repetitions, which has all of its ambiguities.
 */
function isQuick(tree: PatternTree): boolean {
  const places = patternPlaces(tree, "written out") ?? patternPlaces(tree, "looped");
  return places !== undefined && !mayBacktrack(places);
}

/** Matches texts as generated code does; undefined for a pattern that cannot be read. */
export function textPattern(xsdPattern: string): TextPattern | undefined {
  return matcherOf(patternMatch(xsdPattern));
}

const matcherOf: (match: PatternMatch) => TextPattern | undefined = answeredOnce((match) => {
  switch (match.kind) {
    case "expression":
      return new RegExp(match.source, "u");
    case "states":
      return linearPattern(match.states);
    case "counted":
      return countedPattern(match.pattern);
    case "error":
      return undefined;
  }
});
