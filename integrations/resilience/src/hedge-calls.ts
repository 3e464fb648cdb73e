import type { ClientCall, ClientInterceptor } from "@stubwright/runtime";

/** Which calls are sent a second time, and when. */
export interface HedgeOptions {
  /** The operations, by name, that do no harm if they arrive twice. No other call is hedged. */
  readonly repeatable: readonly string[];
  /** Milliseconds without a reply until the second request goes out: the 95th percentile of replies is usual. */
  readonly afterMs: number;
}

/**
 * Sends a call a second time if its reply is late, takes the first reply, and aborts the other request. The load of a slow service
 * grows by it, so use it only for few and cheap operations.
 */
export function hedgeCalls({ repeatable, afterMs }: HedgeOptions): ClientInterceptor {
  const names = new Set(repeatable);
  return (next) => async (call) => {
    if (!names.has(call.operation.name)) return next(call);
    const race = new AbortController();
    const first = next(within(call, race.signal));
    const late = new Promise<"late">((resolve) => {
      const timer = setTimeout(() => resolve("late"), afterMs);
      void first.catch(() => undefined).then(() => clearTimeout(timer));
    });
    try {
      const outcome = await Promise.race([first.then(() => "done" as const), late]);
      if (outcome === "done") return await first;
      return await Promise.any([first, next(within(call, race.signal))]);
    } catch (error) {
      // Both requests failed: the first says why.
      throw error instanceof AggregateError ? error.errors[0] : error;
    } finally {
      race.abort();
    }
  };
}

/** The call with header fields of its own, and a signal that the race aborts, too. */
function within(call: ClientCall, race: AbortSignal): ClientCall {
  return { ...call, headers: new Headers(call.headers), signal: AbortSignal.any([call.signal, race]) };
}
