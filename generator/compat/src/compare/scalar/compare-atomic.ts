import { whiteSpaceRank } from "@stubwright/contract/simple-types";
import { compareEnumerated, compareRestrictions } from "./compare-facets.js";
import { comparePrimitives, type Relation, type ScalarChange, typeChange } from "./relation.js";
import { type AtomicFacts, describeScalar, isOneText, isText } from "./scalar-facts.js";

/** Compares the values of atomic types. */
export function compareAtomic(old: AtomicFacts, now: AtomicFacts): readonly ScalarChange[] {
  const isAny = [old, now].map(({ builtin }) => builtin === "anySimpleType");
  return isAny[0] === isAny[1] ? compareAlike(old, now) : compareAnyValue(old, now, isAny[1] ? "wider" : "narrower");
}

/**
 * Compares a type with xs:anySimpleType, whose values are written as any text. Only elements can say by xsi:type that a
 * value is no text.
 */
function compareAnyValue(old: AtomicFacts, now: AtomicFacts, relation: "wider" | "narrower"): readonly ScalarChange[] {
  const changes = compareAlike(asText(old), asText(now));
  if (changes.length > 0) return changes.map((change) => renamed(change, old, now));
  return [{ ...typeChange(relation, old, now), facet: "xsi:type", surfaces: ["soap"], atMost: "warning" }];
}

function asText(facts: AtomicFacts): AtomicFacts {
  return facts.builtin === "anySimpleType" ? { ...facts, builtin: "string", primitive: "string" } : facts;
}

/** A change of type with the names of the types as the contracts have them. */
function renamed(change: ScalarChange, old: AtomicFacts, now: AtomicFacts): ScalarChange {
  const isOfType = change.rule.startsWith("type-");
  return isOfType ? { ...change, old: describeScalar(old), new: describeScalar(now) } : change;
}

function compareAlike(old: AtomicFacts, now: AtomicFacts): readonly ScalarChange[] {
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

/** Whether two types write their common values in the same way. */
function isWrittenAlike(old: AtomicFacts, now: AtomicFacts): boolean {
  const isFloating = ({ primitive }: AtomicFacts): boolean => primitive === "float" || primitive === "double";
  return old.primitive === now.primitive || (isOneText(old) && isOneText(now)) || (isFloating(old) && isFloating(now));
}

/**
 * Compares the facets of types of different kinds, as far as the change of type does not imply their changes. Lengths
 * are left out: they count bytes or nothing on one side, and characters on the other.
 */
function compareAcross(
  old: AtomicFacts,
  now: AtomicFacts,
  relation: Exclude<Relation, "equal" | "incomparable">,
): readonly ScalarChange[] {
  const open = relation === "wider" ? now : old;
  // Enumerated values are also written differently.
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
 * Reports values that are restricted and may now have white space around them, or no longer may. It affects only XML,
 * because JSON has the values without it.
 */
function compareWhiteSpace(old: AtomicFacts, now: AtomicFacts): readonly ScalarChange[] {
  const collapses = old.whiteSpace === "collapse" || now.whiteSpace === "collapse";
  if (old.whiteSpace === now.whiteSpace || !isHeld(old, collapses) || !isHeld(now, collapses)) return [];
  const isNarrowed = whiteSpaceRank[now.whiteSpace] < whiteSpaceRank[old.whiteSpace];
  const rule = isNarrowed ? "bounds-narrowed" : "bounds-widened";
  const texts = { facet: "whiteSpace", old: old.whiteSpace, new: now.whiteSpace };
  return [{ rule, ...texts, surfaces: ["soap"], atMost: "warning" }];
}

/** Whether other white space can make a value invalid. Without collapsing, the length stays the same. */
function isHeld({ enumeration, patterns, maxLength }: AtomicFacts, collapses: boolean): boolean {
  return enumeration !== undefined || patterns.length > 0 || (collapses && maxLength !== undefined);
}

/**
 * The change between texts that differ only in white space: a reader of XML accepts both, because it normalises white
 * space first.
 */
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

/**
 * Whether every text becomes a value by normalising its white space, because neither lengths nor patterns depend on it.
 */
function foldsFreely({ minLength = 0, patterns, whiteSpace }: AtomicFacts): boolean {
  if (whiteSpace === "replace") return patterns.every(hasNoBlanks);
  return minLength === 0 && patterns.every(hasNoBlanks);
}

/** Whether a pattern matches no text with white space: it contains only letters, digits and quantifiers. */
function hasNoBlanks(pattern: string): boolean {
  return /^(?:[\w[\](){}|+*?,:/-]|\\[d.-])*$/.test(pattern);
}
