import { whiteSpaceRank } from "@stubwright/contract/simple-types";
import { compareEnumerated, compareRestrictions } from "./compare-facets.js";
import { comparePrimitives, type Relation } from "./relation.js";
import { type ScalarChange, typeChange } from "./scalar-change.js";
import { type AtomicFacts, isOneText, isText } from "./scalar-facts.js";

/** What changed in the values of types without parts. */
export function compareAtomic(old: AtomicFacts, now: AtomicFacts): readonly ScalarChange[] {
  const relation = comparePrimitives(old, now);
  if (relation === "incomparable") return [typeChange(relation, old, now)];
  if (relation !== "equal" && !isWrittenAlike(old, now)) return compareAcross(old, now, relation);
  if (old.enumeration !== undefined || now.enumeration !== undefined) {
    return [...compareEnumerated(old, now), ...compareWhiteSpace(old, now)];
  }
  const types = relation === "equal" ? [] : typeChanges(relation, old, now);
  const folded = old.primitive === "decimal" && old.builtin !== now.builtin;
  return [...types, ...compareRestrictions(old, now, folded), ...compareWhiteSpace(old, now)];
}

/** Whether two types write a value in one way, if both have it. */
function isWrittenAlike(old: AtomicFacts, now: AtomicFacts): boolean {
  const isFloating = ({ primitive }: AtomicFacts): boolean => primitive === "float" || primitive === "double";
  return old.primitive === now.primitive || (isOneText(old) && isOneText(now)) || (isFloating(old) && isFloating(now));
}

/**
 * Facets of types that differ in kind: those that the change of type does not say already. Lengths are in bytes on one side or in
 * nothing at all, and are those of texts on the other.
 */
function compareAcross(
  old: AtomicFacts,
  now: AtomicFacts,
  relation: Exclude<Relation, "equal" | "incomparable">,
): readonly ScalarChange[] {
  const open = relation === "wider" ? now : old;
  // Enumerated values are written in other ways, too.
  const isOpened = open.enumeration === undefined;
  const [before, after] = [withoutLengths(old), withoutLengths(now)];
  const said = relation === "wider" ? "bounds-widened" : "bounds-narrowed";
  const facets = compareRestrictions(before, after).filter((change) => change.rule !== said);
  return [typeChange(isOpened ? relation : "incomparable", old, now), ...facets];
}

function withoutLengths(facts: AtomicFacts): AtomicFacts {
  return isOneText(facts) ? facts : { ...facts, minLength: undefined, maxLength: undefined };
}

/**
 * Values that are held to something and may be written with blanks around them from now on, or no longer: in XML, as JSON has
 * them without.
 */
function compareWhiteSpace(old: AtomicFacts, now: AtomicFacts): readonly ScalarChange[] {
  const collapses = old.whiteSpace === "collapse" || now.whiteSpace === "collapse";
  if (old.whiteSpace === now.whiteSpace || !isHeld(old, collapses) || !isHeld(now, collapses)) return [];
  const isNarrowed = whiteSpaceRank[now.whiteSpace] < whiteSpaceRank[old.whiteSpace];
  const rule = isNarrowed ? "bounds-narrowed" : "bounds-widened";
  const texts = { facet: "whiteSpace", old: old.whiteSpace, new: now.whiteSpace };
  return [{ rule, ...texts, surfaces: ["soap"], atMost: "warning" }];
}

/** Whether other blanks can make of a value none; where none collapse, they are as many. */
function isHeld({ enumeration, patterns, maxLength }: AtomicFacts, collapses: boolean): boolean {
  return enumeration !== undefined || patterns.length > 0 || (collapses && maxLength !== undefined);
}

/** Texts that differ in white space alone are refused by none that reads XML, which folds it first. */
function typeChanges(
  relation: Exclude<Relation, "equal">,
  old: AtomicFacts,
  now: AtomicFacts,
): readonly ScalarChange[] {
  const change = typeChange(relation, old, now);
  const reader = relation === "narrower" ? now : old;
  if (!isText(old) || !isText(now) || !foldsFreely(reader)) return [change];
  return [
    { ...change, surfaces: ["soap"], atMost: "warning" },
    { ...change, surfaces: ["json", "ts-client", "ts-server"] },
  ];
}

/** Whether folding blanks makes a value of every text that is one with them: where they are nothing that is counted or matched. */
function foldsFreely({ minLength = 0, patterns, whiteSpace }: AtomicFacts): boolean {
  if (whiteSpace === "replace") return patterns.every(hasNoBlanks);
  return minLength === 0 && patterns.every(hasNoBlanks);
}

/** Whether a pattern matches no text with a blank: of letters, digits and what repeats them. */
function hasNoBlanks(pattern: string): boolean {
  return /^(?:[\w[\](){}|+*?,:/-]|\\[d.-])*$/.test(pattern);
}
