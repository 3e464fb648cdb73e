import type { Fetch, FetchedReply } from "@stubwright/runtime";

/** The addresses of a service, and how long a bad one is avoided. */
export interface FailOverOptions {
  /** The origins of the service, in the order of preference: `["https://a.example", "https://b.example"]`. */
  readonly origins: readonly string[];
  /** Milliseconds for which an origin that failed is asked only if no other is left. Default 30,000. */
  readonly avoidMs?: number | undefined;
  /** In the place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** The time in milliseconds. Default: a clock that is never put back. */
  readonly now?: (() => number) | undefined;
}

/** Statuses that say "not here": RFC 9110, sections 15.6.3 to 15.6.5. */
const notHere: ReadonlySet<number> = new Set([502, 503, 504]);

/** Errors of a connection that was never made, so that the service cannot have seen the call. */
const neverConnected: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Makes a `fetch` that sends each request to the first origin that works. An origin is avoided after it refused a connection, broke one,
 * or answered 502, 503 or 504. A request goes to the next origin at once only if the service cannot have seen it; otherwise the call
 * fails, and `retryCalls` around it, which knows the operations that may arrive twice, reaches another origin.
 */
export function failOver({ origins, avoidMs = 30_000, fetch: send = fetch, now = uptime }: FailOverOptions): Fetch {
  if (origins.length === 0) throw new Error("Fail-over needs at least one origin.");
  const avoided = new Map<string, number>();
  const ordered = (): readonly string[] => {
    const isBad = (origin: string): boolean => (avoided.get(origin) ?? 0) > now();
    return [...origins.filter((origin) => !isBad(origin)), ...origins.filter(isBad)];
  };
  const avoid = (origin: string): void => void avoided.set(origin, now() + avoidMs);

  return async (url, init) => {
    let failure: unknown;
    for (const origin of ordered()) {
      try {
        const reply: FetchedReply = await send(at(origin, url), init);
        if (notHere.has(reply.status)) avoid(origin);
        else avoided.delete(origin);
        return reply;
      } catch (error) {
        if (init.signal?.aborted) throw error;
        avoid(origin);
        if (!wasNeverConnected(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  };
}

/** The same path and query at another origin. */
function at(origin: string, url: string): string {
  const { pathname, search } = new URL(url);
  return origin.replace(/\/$/, "") + pathname + search;
}

function wasNeverConnected(error: unknown): boolean {
  for (let one: unknown = error; typeof one === "object" && one !== null; one = Reflect.get(one, "cause")) {
    const code: unknown = Reflect.get(one, "code");
    if (typeof code === "string" && neverConnected.has(code)) return true;
  }
  return false;
}

function uptime(): number {
  return performance.now();
}
