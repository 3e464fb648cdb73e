import { linearPattern, type PatternStates, type TextPattern } from "@stubwright/runtime/codec";
import { mayBacktrack } from "./backtracking.js";
import { mergedRepeats } from "./merged-repeats.js";
import { parsePattern } from "./parse-pattern.js";
import { patternExpression } from "./pattern-expression.js";
import { patternPlaces } from "./pattern-places.js";
import { patternStates } from "./pattern-states.js";
import type { PatternTree } from "./pattern-tree.js";

/** How a pattern facet is matched; or what is wrong with the pattern, for a person. */
type PatternMatch =
  /** By JavaScript; `slow` where some texts may take it very long, and a table would be too large. */
  | { readonly kind: "expression"; readonly source: string; readonly slow: boolean }
  | { readonly kind: "states"; readonly states: PatternStates }
  | { readonly kind: "error"; readonly error: string };

/** How many patterns are kept: several stages ask for the same ones, and a process may read many contracts. */
const mostKept = 1000;
const matches = new Map<string, PatternMatch>();
const texts = new WeakMap<PatternMatch, TextPattern>();

/** Decides how a pattern facet is matched: by JavaScript wherever that is quick for every text. */
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
  const match = matchOf(parsed.tree);
  if (match.kind !== "expression" || !match.slow) return match;
  const simpler = matchOf(mergedRepeats(parsed.tree));
  return simpler.kind === "error" ? match : simpler;
}

function matchOf(tree: PatternTree): PatternMatch {
  const expression = patternExpression(tree);
  if ("error" in expression) return { kind: "error", error: expression.error };
  const { source } = expression;
  const places = patternPlaces(tree, "written out");
  if (!mayBacktrack(tree, places)) return { kind: "expression", source, slow: false };
  const states = places === undefined ? undefined : patternStates(places);
  return states === undefined ? { kind: "expression", source, slow: true } : { kind: "states", states };
}

/** What matches texts as the generated code does; undefined for a pattern that cannot be read. */
export function textPattern(xsdPattern: string): TextPattern | undefined {
  const match = patternMatch(xsdPattern);
  const pattern = texts.get(match) ?? made(match);
  if (pattern !== undefined) texts.set(match, pattern);
  return pattern;
}

function made(match: PatternMatch): TextPattern | undefined {
  switch (match.kind) {
    case "expression":
      return new RegExp(match.source, "u");
    case "states":
      return linearPattern(match.states);
    case "error":
      return undefined;
  }
}
