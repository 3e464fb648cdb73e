import type { ValueFacts } from "./value-facts.js";

/** A type that restricts another by nothing: of the same values, but another type where documents say which is meant. */
export function renamed<Type extends ValueFacts>(base: Type, name: string): Type {
  return { ...base, name };
}
