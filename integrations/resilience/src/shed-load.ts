import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";

/** How much a server takes on. */
export interface LoadLimit {
  /** How many calls may be under way. */
  readonly calls: number;
  /** Seconds after which a refused caller may come back. Default 1. */
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * Makes an interceptor that refuses calls with status 503 and `Retry-After` if too many are under way, before their messages are decoded. A
 * server that takes on more than it can do answers nobody in time. Put it first.
 */
export function shedLoad({ calls, retryAfterSeconds = 1 }: LoadLimit): Interceptor {
  let underWay = 0;
  return (next) => async (call) => {
    if (underWay >= calls) {
      call.responseHeaders.set("Retry-After", String(retryAfterSeconds));
      throw new ServiceFault("Server", "The service is busy.", { status: 503 });
    }
    underWay++;
    try {
      return await next(call);
    } finally {
      underWay--;
    }
  };
}
