import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";

/** One call as it is logged. */
export interface CallRecord {
  readonly operation: string;
  readonly protocol: string;
  readonly peer: string | undefined;
  /** `ok`, or who has to change something. */
  readonly outcome: "ok" | "Client" | "Server";
  readonly milliseconds: number;
}

/** Writes a record of each call when its reply is known; put it first, so that it sees what the other layers refuse. */
export function logCalls(write: (record: CallRecord) => void): Interceptor {
  return (next) => async (call) => {
    const { operation, protocol, peer } = call;
    const start = performance.now();
    const record = (outcome: CallRecord["outcome"]): void =>
      write({ operation, protocol, peer, outcome, milliseconds: performance.now() - start });
    try {
      const result = await next(call);
      record("ok");
      return result;
    } catch (error) {
      record(error instanceof ServiceFault ? error.code : "Server");
      throw error;
    }
  };
}
