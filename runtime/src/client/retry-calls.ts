import { type CallError, isCallError } from "./call-error.js";
import type { ClientCall, ClientInterceptor } from "./client-interceptor.js";

/** Which calls are tried again, and how often. */
export interface RetryOptions {
  /**
   * The operations, by name, that do no harm if they arrive twice: a call whose connection failed may have arrived. No other
   * call is repeated.
   */
  readonly repeatable: readonly string[];
  /** Tries in all. Default: 3. */
  readonly tries?: number;
  /** Milliseconds before the second try; twice as long before each further one, and each time up to half of it less. Default: 200. */
  readonly pauseMs?: number;
  /** The longest pause that a service may ask for, in milliseconds. Default: 10,000. */
  readonly longestPauseMs?: number;
}

/** Statuses that say "not now": RFC 6585 section 4, RFC 9110 sections 15.6.3 to 15.6.5. */
const notNow: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Tries a call again if the connection failed, or if the service says that it cannot answer now. The time of all tries counts
 * for the call's `timeoutMs`, and a call that is aborted is not tried again.
 */
export function retryCalls(options: RetryOptions): ClientInterceptor {
  const { tries = 3, pauseMs = 200, longestPauseMs = 10_000 } = options;
  const repeatable = new Set(options.repeatable);
  return (next) => async (call) => {
    for (let tried = 1; ; tried++) {
      try {
        return await next(call);
      } catch (error) {
        const asked = pauseAfter(error, call);
        const isLast = tried >= tries || !repeatable.has(call.operation.name);
        if (isLast || asked === "never" || asked > longestPauseMs) throw error;
        await pause(Math.max(asked, shortened(pauseMs * 2 ** (tried - 1))), call.signal);
      }
    }
  };
}

/** The least pause before another try, in milliseconds; `"never"` if another would not help. */
function pauseAfter(error: unknown, { signal }: ClientCall): number | "never" {
  if (signal.aborted) return "never";
  // What fetch rejects with is no CallError yet: the connection failed.
  if (!isCallError(error)) return 0;
  return error.status !== undefined && notNow.has(error.status) ? retryAfter(error) : "never";
}

/** `Retry-After`: seconds, or a date (RFC 9110 section 10.2.3). */
function retryAfter({ headers }: CallError): number {
  const said = headers?.get("Retry-After")?.trim() ?? "";
  const milliseconds = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}

/** By chance, so that callers who failed together do not come back together. */
function shortened(milliseconds: number): number {
  return milliseconds * (1 - Math.random() / 2);
}

/** Rejects with the signal's reason once it aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}
