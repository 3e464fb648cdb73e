import type { JsonSchema } from "@stubwright/contract/json";

/** How many items an array has, as far as that is not any number: `max` is Infinity for "unbounded". */
export function itemCounts(min: number, max: number): JsonSchema {
  return { ...(min > 0 ? { minItems: min } : {}), ...(max === Number.POSITIVE_INFINITY ? {} : { maxItems: max }) };
}
