import type { Interceptor } from "./interceptor.js";
import { ServiceFault } from "./service-fault.js";

/** How many calls each peer may make. */
export interface CallQuota {
  readonly calls: number;
  /** Milliseconds after which a peer may call again as often. */
  readonly windowMs: number;
  /** The time in milliseconds. Default: a clock that is never put back, as that of the system may be. */
  readonly now?: () => number;
}

/** Refuses what a network address calls beyond its quota, and says when to come back (RFC 6585 section 4). */
export function limitCalls({ calls, windowMs, now = () => performance.now() }: CallQuota): Interceptor {
  let windowEnd = 0;
  let made = new Map<string, number>();
  return (next) => async (call) => {
    if (now() >= windowEnd) {
      windowEnd = now() + windowMs;
      made = new Map();
    }
    const peer = call.peer ?? "in process";
    const count = (made.get(peer) ?? 0) + 1;
    made.set(peer, count);
    if (count <= calls) return next(call);
    call.responseHeaders.set("Retry-After", String(Math.ceil((windowEnd - now()) / 1000)));
    throw new ServiceFault("Client", "Too many calls.", { status: 429 });
  };
}
