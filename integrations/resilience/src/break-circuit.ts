import { CallError, type ClientInterceptor, isCallError } from "@stubwright/runtime";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
  SamplingBreaker,
} from "cockatiel";

/** When a circuit opens, and for how long. */
export interface CircuitOptions {
  /** Opens the circuit after so many failures in a row. Default 5. Ignored if `share` is given. */
  readonly failures?: number | undefined;
  /** Opens the circuit if this share of the calls of `windowMs` failed: 0.5 is half of them. */
  readonly share?: number | undefined;
  /** The window of `share`, in milliseconds. Default 10,000. */
  readonly windowMs?: number | undefined;
  /** Milliseconds until one call may try whether the service works again. Default 10,000. */
  readonly openMs?: number | undefined;
  /** Gets each change of the state. */
  readonly onState?: ((state: "open" | "half-open" | "closed") => void) | undefined;
}

/**
 * Makes a circuit breaker: if a service fails too often, calls fail at once for a while, and the service can recover. The connection that
 * fails, a call without a reply in time, and the statuses 500 to 599 count as failures; a refusal of the request does not, as the service
 * works. A call that is stopped rejects with a `CallError` of kind `transport`. One interceptor is one circuit: use one for each service.
 */
export function breakCircuit(options: CircuitOptions = {}): ClientInterceptor {
  const policy = circuitBreaker(handleWhen(isServiceFailure), {
    halfOpenAfter: options.openMs ?? 10_000,
    breaker: breakerOf(options),
  });
  policy.onStateChange((state) => {
    if (state === CircuitState.Open) options.onState?.("open");
    if (state === CircuitState.HalfOpen) options.onState?.("half-open");
    if (state === CircuitState.Closed) options.onState?.("closed");
  });
  return (next) => async (call) => {
    try {
      return await policy.execute(() => next(call));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new CallError("transport", "the service failed too often, so calls are stopped for a while", {
        operation: call.operation.name,
        cause: error,
      });
    }
  };
}

function breakerOf({ failures = 5, share, windowMs = 10_000 }: CircuitOptions): IBreaker {
  return share === undefined
    ? new ConsecutiveBreaker(failures)
    : new SamplingBreaker({ threshold: share, duration: windowMs });
}

/** Whether an error says that the service does not work. What `fetch` rejects with is no `CallError` yet. */
function isServiceFailure(error: Error): boolean {
  if (error.name === "AbortError") return false;
  if (!isCallError(error)) return true;
  switch (error.kind) {
    case "transport":
    case "timeout":
      return true;
    case "abort":
    case "encode":
      return false;
    case "protocol":
    case "problem":
      return error.status === undefined || error.status >= 500;
    case "fault":
      return error.fault.code === "Server" || error.fault.code.startsWith("Server.");
  }
}
