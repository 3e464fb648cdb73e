import { isDeepStrictEqual } from "node:util";

/** A message for people: JSON in which bigints are numbers in quotes. */
export function shownValue(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ?? "undefined";
}

/** Whether two messages are equal; a number, a bigint and their text are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Whether a message equals another one without some members. */
export function isWithout(received: unknown, sent: unknown): boolean {
  return covers(plain(sent), plain(received));
}

function covers(whole: unknown, part: unknown): boolean {
  if (whole === null || part === null || typeof whole !== "object" || typeof part !== "object") return whole === part;
  if (Array.isArray(whole) || Array.isArray(part)) {
    if (!Array.isArray(whole) || !Array.isArray(part) || whole.length !== part.length) return false;
    return part.every((item, index) => covers(whole[index], item));
  }
  return Object.entries(part).every(([name, value]) => name in whole && covers(Reflect.get(whole, name), value));
}

function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(shownValue(value), (_, part: unknown) =>
    typeof part === "number" || typeof part === "boolean" ? String(part) : part,
  );
}
