import type { TextPattern } from "@stubwright/runtime/codec";
import { builtinSpaces } from "../../link/value-space.js";
import { textPattern } from "../../pattern/pattern-match.js";
import { compareBounds } from "./relation.js";
import type { ScalarFacts } from "./scalar-facts.js";

/** Whether a type takes a value; a pattern that cannot be read is taken to match. */
export function takesValue(facts: ScalarFacts, value: string): boolean {
  const length = [...value].length;
  if (facts.enumeration !== undefined && !facts.enumeration.includes(value)) return false;
  if (facts.minLength !== undefined && length < facts.minLength) return false;
  if (facts.maxLength !== undefined && length > facts.maxLength) return false;
  if (!patternsOf(facts).every((pattern) => pattern.test(value))) return false;
  if (facts.kind !== "atomic") return true;
  if (builtinSpaces.get(facts.builtin)?.problem(value) !== undefined) return false;
  return isInRange(facts, value) && hasDigits(facts, value);
}

type Atomic = ScalarFacts & { readonly kind: "atomic" };

function isInRange({ min, max }: Atomic, value: string): boolean {
  const point = { value, inclusive: true };
  const isOutside = (relation: string): boolean => relation === "wider" || relation === "incomparable";
  if (min !== undefined && isOutside(compareBounds(min, point, -1))) return false;
  return max === undefined || !isOutside(compareBounds(max, point, 1));
}

function hasDigits({ primitive, totalDigits, fractionDigits }: Atomic, value: string): boolean {
  if (primitive !== "decimal") return true;
  const [whole = "", fraction = ""] = value.replace(/^-/, "").split(".");
  const total = whole.replace(/^0+/, "").length + fraction.length;
  if (totalDigits !== undefined && total > totalDigits) return false;
  return fractionDigits === undefined || fraction.length <= fractionDigits;
}

const knownPatterns = new WeakMap<ScalarFacts, readonly TextPattern[]>();

function patternsOf(facts: ScalarFacts): readonly TextPattern[] {
  const known = knownPatterns.get(facts) ?? facts.patterns.flatMap((pattern) => textPattern(pattern) ?? []);
  knownPatterns.set(facts, known);
  return known;
}
