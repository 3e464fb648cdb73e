import type { SimpleType } from "../simple-type.js";
import { isEqual } from "./compare.js";
import type { Facets } from "./facets.js";

/**
 * The value of an exclusive bound: a value of the type, or the bound that the type itself excludes (XSD 1.0 Part 2,
 * 4.3.8 and 4.3.9). Throws `ValueError` for any other text.
 */
export function exclusiveBound<Value>(type: SimpleType<Value>, text: string): unknown {
  return type.excludedBound?.(text) ?? type.parse(text);
}

/** The `SimpleType.excludedBound` of a restriction. */
export function excludedBoundOf<Value>(
  base: SimpleType<Value>,
  { minExclusive, maxExclusive }: Facets,
): Pick<SimpleType<Value>, "excludedBound"> {
  const texts = [minExclusive, maxExclusive].filter((text) => text !== undefined);
  if (texts.length === 0) return {};
  const bounds = texts.map((text) => exclusiveBound(base, text));
  return {
    excludedBound: (text) => {
      const value = exclusiveBound(base, text);
      const isExcluded = bounds.some((bound) => isEqual(base, bound, value));
      return isExcluded ? value : base.excludedBound?.(text);
    },
  };
}
