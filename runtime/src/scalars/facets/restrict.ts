import { breaksFacet, notInSpace } from "../refusals.js";
import type { SimpleType, TextType } from "../simple-type.js";
import { normalise } from "../white-space.js";
import { facetRule } from "./facet-rule.js";
import type { Facets } from "./facets.js";

/**
 * A type derived by restriction (XSD 1.0 Part 2, 4.1.2.1): the base's values that keep the facets. An enumeration of a
 * text type has its literals as TypeScript type. Throws `ValueError` for a bound or enumerated value that is not the base's.
 */
export function restrict<Base extends string, const Value extends string>(
  base: TextType<Base>,
  name: string,
  facets: Facets & { readonly enumeration: readonly Value[] },
): TextType<Value>;
export function restrict<Value extends string>(base: TextType<Value>, name: string, facets: Facets): TextType<Value>;
export function restrict<Value>(base: SimpleType<Value>, name: string, facets: Facets): SimpleType<Value>;
export function restrict<Value>(base: SimpleType<Value>, name: string, facets: Facets): SimpleType<Value> {
  const whiteSpace = facets.whiteSpace ?? base.whiteSpace;
  const brokenRule = facetRule(base, facets);
  const check = (value: Value, text: string): void => {
    if (typeof value === "string" && value !== normalise(value, whiteSpace)) throw notInSpace(name, value);
    const rule = brokenRule(value, text);
    if (rule !== undefined) throw breaksFacet(name, value, rule);
  };
  return {
    ...base,
    name,
    whiteSpace,
    parse: (text) => {
      const literal = base.normalise?.(text) ?? normalise(text, whiteSpace);
      const value = base.parse(literal);
      check(value, literal);
      return value;
    },
    format: (value) => {
      const text = base.format(value);
      check(value, text);
      return text;
    },
    fromJson: (json) => {
      const value = base.fromJson(json);
      check(value, base.format(value));
      return value;
    },
    toJson: (value) => {
      const json = base.toJson(value);
      check(value, base.format(value));
      return json;
    },
  };
}
