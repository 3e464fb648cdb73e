import { ValueError } from "../errors/value-error.js";

const shownCharacters = 40;
const listedCharacters = 200;

/** The error for a value of the wrong kind: an array instead of a string. */
export function wrongKind(name: string, value: unknown): ValueError {
  return new ValueError("type", `${name} is expected here, not ${kindOf(value)}`);
}

/** The error for a text or number outside the type's lexical space. */
export function notInSpace(name: string, value: unknown): ValueError {
  return new ValueError("value", `${show(value)} is not a valid ${name}`);
}

/** The error for a value that breaks a facet; `rule` says which: `must be at least 5`. */
export function breaksFacet(name: string, value: unknown, rule: string): ValueError {
  return new ValueError("facet", `${show(value)} is not a valid ${name}: it ${rule}`);
}

/** The rule of an enumeration, with its values if they are few. */
export function noneOf(values: readonly unknown[]): string {
  return `is none of ${shortened(values.slice(0, listedCharacters).join(", "), listedCharacters)}`;
}

/** The kind of a value, in words for a message. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function show(value: unknown): string {
  if (typeof value === "object") return "the value";
  const shown = shortened(String(value), shownCharacters);
  return typeof value === "string" ? JSON.stringify(shown) : shown;
}

/** The start of a text, marked if there is more. */
function shortened(text: string, length: number): string {
  return text.length > length ? text.slice(0, length) + "…" : text;
}
