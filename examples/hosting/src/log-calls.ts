import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";

/** One call as it is logged. */
export interface CallRecord {
  readonly operation: string;
  readonly protocol: string;
  readonly peer: string | undefined;
  /** `ok`, or who has to change something; `aborted` where the caller has left, or got no reply within `handlerTimeoutMs`. */
  readonly outcome: "ok" | "aborted" | ServiceFault["code"];
  readonly milliseconds: number;
}

/** Writes a record of each call when its handler is done; put it first, so that it sees what the other layers refuse. */
export function logCalls(write: (record: CallRecord) => void): Interceptor {
  return (next) => async (call) => {
    const { operation, protocol, peer } = call;
    const start = performance.now();
    let outcome: CallRecord["outcome"] = "Server";
    try {
      const result = await next(call);
      outcome = "ok";
      return result;
    } catch (error) {
      if (error instanceof ServiceFault) outcome = error.code;
      throw error;
    } finally {
      if (call.signal.aborted) outcome = "aborted";
      write({ operation, protocol, peer, outcome, milliseconds: performance.now() - start });
    }
  };
}
