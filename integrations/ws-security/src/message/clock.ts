import { refuse } from "../refusal.js";

/** How old messages may be. */
export interface Freshness {
  /** Milliseconds from a message's creation until it counts as expired, whatever it says itself. */
  readonly maxAgeMs: number;
  /** Milliseconds by which the clocks of two machines may differ. */
  readonly clockSkewMs: number;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** When a message comes to be, and until when it is good. Both are UTC, in milliseconds since 1970. */
export interface Lifetime {
  readonly created: number;
  readonly expires: number;
}

/** A time as WS-Security writes it: `2026-01-31T10:20:30.456Z`. */
export function writeTime(time: number): string {
  return new Date(time).toISOString();
}

/** Reads an `xs:dateTime` with a time zone. Throws `SecurityRefusal`. */
export function readTime(text: string): number {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isTime ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? refuse("InvalidSecurity", "A time is not an xs:dateTime with a time zone.") : time;
}

/** The last moment at which a message that was created then is taken. Throws `SecurityRefusal` for one of another time. */
export function checkCreated(created: number, { maxAgeMs, clockSkewMs, now }: Freshness): number {
  const until = created + maxAgeMs + clockSkewMs;
  if (now() > until) refuse("MessageExpired", "The message was created too long ago.");
  if (created > now() + clockSkewMs) refuse("MessageExpired", "The message was created in the future.");
  return until;
}
