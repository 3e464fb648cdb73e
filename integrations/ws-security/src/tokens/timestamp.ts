import { checkCreated, type Freshness, type Lifetime, readTime, writeTime } from "../message/clock.js";
import { wsu } from "../names.js";
import { refuse } from "../refusal.js";
import { childElements, isNamed, leafText } from "../tree/elements.js";

/** The markup of a Timestamp (WS-Security 1.1, section 10). The prefix `wsu` must be declared around it. */
export function timestampMarkup(id: string, { created, expires }: Lifetime): string {
  const times = `<wsu:Created>${writeTime(created)}</wsu:Created><wsu:Expires>${writeTime(expires)}</wsu:Expires>`;
  return `<wsu:Timestamp wsu:Id="${id}">${times}</wsu:Timestamp>`;
}

/** Checks a Timestamp, and returns the last moment at which its message is taken. Throws `SecurityRefusal`. */
export function checkTimestamp(timestamp: Element, freshness: Freshness): number {
  const [created, expires, ...others] = childElements(timestamp);
  if (created === undefined || !isNamed(created, wsu, "Created") || others.length > 0) {
    return refuse(
      "InvalidSecurity",
      "The Timestamp does not begin with Created, or has more than Created and Expires.",
    );
  }
  const until = checkCreated(readTime(leafText(created)), freshness);
  if (expires === undefined) return until;
  if (!isNamed(expires, wsu, "Expires")) refuse("InvalidSecurity", "The Timestamp has something other than Expires.");
  const { clockSkewMs, now } = freshness;
  const end = readTime(leafText(expires)) + clockSkewMs;
  if (now() > end) refuse("MessageExpired", "The message's own time is over.");
  return Math.min(until, end);
}
