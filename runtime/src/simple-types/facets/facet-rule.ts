import { noneOf } from "../refusals.js";
import type { Family, SimpleType } from "../simple-type.js";
import { canonicalKey } from "./canonical-key.js";
import { comparable, compare, isEqual } from "./compare.js";
import { splitDecimal } from "./compare-decimals.js";
import { exclusiveBound } from "./excluded-bound.js";
import type { Facets, TextPattern } from "./facets.js";
import { payWork } from "./work-budget.js";

/**
 * Checks a value, whose XML text may be known. Returns the broken rule in words that follow "it"; undefined if the
 * value breaks none.
 */
type FacetRule<Value> = (value: Value, text: string | undefined) => string | undefined;

/**
 * Combines all facets of a restriction of `base` into one rule. Throws `ValueError` for a bound or enumerated value
 * that is not a value of the base.
 */
export function facetRule<Value>(base: SimpleType<Value>, facets: Facets): FacetRule<Value> {
  const rules: readonly FacetRule<Value>[] = [
    (value) => brokenLength(base.family, facets, value),
    (_, text) => brokenPattern(facets, text),
    enumerationRule(base, facets),
    ...boundRules(base, facets),
    (_, text) => brokenDigits(facets, text),
  ];
  return (value, text) => {
    for (const rule of rules) {
      const broken = rule(value, text);
      if (broken !== undefined) return broken;
    }
    return undefined;
  };
}

function brokenLength(family: Family, facets: Facets, value: unknown): string | undefined {
  const { length, minLength = length, maxLength = length } = facets;
  if (family === "qname" || (minLength === undefined && maxLength === undefined)) return undefined;
  const actual = lengthOf(value);
  if (minLength !== undefined && actual < minLength) return `must be at least ${minLength} long`;
  if (maxLength !== undefined && actual > maxLength) return `must be at most ${maxLength} long`;
  return undefined;
}

/** The length of a value. Characters are code points (4.3.1.1). */
function lengthOf(value: unknown): number {
  if (value instanceof Uint8Array || Array.isArray(value)) return value.length;
  const text = String(value);
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

function brokenPattern({ pattern }: Facets, text: string | undefined): string | undefined {
  if (pattern === undefined || text === undefined || pattern.some((one) => matches(one, text))) return undefined;
  const sources = pattern.map((one) => (one instanceof RegExp ? one.source.slice(1, -1) : undefined));
  const told = sources.includes(undefined) ? "" : sources.join(" or ");
  return told === "" || told.length > longestPattern ? "does not match the type's pattern" : `does not match ${told}`;
}

/**
 * Whether a pattern matches, charged to the budget of the message. One pattern is cheap, but a union may have hundreds.
 */
function matches(pattern: TextPattern, text: string): boolean {
  payWork((text.length >> 3) + 1);
  return pattern.test(text);
}

/** The longest pattern that is shown in an error, in characters. */
const longestPattern = 60;

function enumerationRule<Value>(base: SimpleType<Value>, { enumeration }: Facets): FacetRule<Value> {
  if (enumeration === undefined) return () => undefined;
  const isListed = membershipIn(
    base,
    enumeration.map((one) => base.parse(one)),
  );
  const broken = noneOf(enumeration);
  return (value) => (isListed(value) ? undefined : broken);
}

/**
 * Whether a value is among the enumerated ones. Looked up by key where equal values share one, as both messages and
 * enumerations may have many.
 */
function membershipIn<Value>(base: SimpleType<Value>, values: readonly Value[]): (value: Value) => boolean {
  const identical = new Set<unknown>(values);
  const { isSame } = base;
  const oneByOne = (isSameAs: (one: Value, value: Value) => boolean) => (value: Value) => {
    payWork(values.length * eachComparison);
    return values.some((one) => isSameAs(one, value));
  };
  if (isSame !== undefined) return either(identical, oneByOne(isSame));
  // 400 years equal 146097 days in whatever month they start, but the two have different keys.
  if (base.family === "duration")
    return either(
      identical,
      oneByOne((one, value) => isEqual(base, one, value)),
    );
  const keys = new Set(values.map((one) => canonicalKey(base, one)));
  return either(identical, (value) => keys.has(canonicalKey(base, value)));
}

/** The cost of comparing two values that have no key. */
const eachComparison = 20;

function either<Value>(
  identical: ReadonlySet<unknown>,
  isListed: (value: Value) => boolean,
): (value: Value) => boolean {
  return (value) => identical.has(value) || isListed(value);
}

/** The rules of the bounds. A value that is not comparable to a bound violates it (4.3.7 to 4.3.10). */
function boundRules<Value>(base: SimpleType<Value>, facets: Facets): readonly FacetRule<Value>[] {
  const { minInclusive, minExclusive, maxInclusive, maxExclusive } = facets;
  const rule = (
    bound: string | undefined,
    holds: (order: number) => boolean,
    words: string,
  ): readonly FacetRule<Value>[] => {
    if (bound === undefined) return [];
    const written = words === "above" || words === "below" ? exclusiveBound(base, bound) : base.parse(bound);
    const limit = comparable(base, written);
    const isWithin = (value: Value): boolean =>
      holds(compare(base.family, comparable(base, value), limit) ?? Number.NaN);
    return [(value) => (isWithin(value) ? undefined : `must be ${words} ${bound}`)];
  };
  return [
    ...rule(minInclusive, (order) => order >= 0, "at least"),
    ...rule(minExclusive, (order) => order > 0, "above"),
    ...rule(maxInclusive, (order) => order <= 0, "at most"),
    ...rule(maxExclusive, (order) => order < 0, "below"),
  ];
}

/** Checks the numbers of digits. Leading and trailing zeros do not count (4.3.11, 4.3.12). */
function brokenDigits({ totalDigits, fractionDigits }: Facets, text: string | undefined): string | undefined {
  if (text === undefined || (totalDigits === undefined && fractionDigits === undefined)) return undefined;
  const { whole, fraction } = splitDecimal(text);
  if (fractionDigits !== undefined && fraction.length > fractionDigits) {
    return `must have at most ${fractionDigits} fraction digits`;
  }
  const total = whole.length + fraction.length;
  if (totalDigits !== undefined && total > totalDigits) return `must have at most ${totalDigits} digits`;
  return undefined;
}
