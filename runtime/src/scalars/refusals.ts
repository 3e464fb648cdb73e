import { ValueError } from "../errors/value-error.js";

const shownCharacters = 40;

/** A value of another kind than the type's: an array where a string belongs. */
export function wrongKind(name: string, value: unknown): ValueError {
  return new ValueError("type", `${name} is wanted here, not ${kindOf(value)}`);
}

/** Text or a number that is not in the type's lexical space. */
export function notInSpace(name: string, value: unknown): ValueError {
  return new ValueError("value", `${show(value)} is not a valid ${name}`);
}

/** A value that is right in kind and breaks a facet; `rule` says which: `must be at least 5`. */
export function breaksFacet(name: string, value: unknown, rule: string): ValueError {
  return new ValueError("facet", `${show(value)} is not a valid ${name}: it ${rule}`);
}

/** What a value is, in words for a message. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function show(value: unknown): string {
  if (typeof value === "object") return "the value";
  const text = String(value);
  const shown = text.length > shownCharacters ? text.slice(0, shownCharacters) + "…" : text;
  return typeof value === "string" ? JSON.stringify(shown) : shown;
}
