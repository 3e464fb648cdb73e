import { type CallErrorKind, type ClientInterceptor, isCallError } from "@stubwright/runtime";

/** One call as it is logged: no header field and no content, which may be secret. */
export interface CallRecord {
  readonly operation: string;
  readonly outcome: "ok" | CallErrorKind;
  readonly status: number | undefined;
  readonly milliseconds: number;
}

/** Writes a record of each try of a call: put it behind what repeats calls, to see each of them, or before it, to see the whole. */
export function logCalls(write: (record: CallRecord) => void): ClientInterceptor {
  return (next) => async (call) => {
    const start = performance.now();
    const { name: operation } = call.operation;
    const record = (outcome: CallRecord["outcome"], status?: number): void =>
      write({ operation, outcome, status, milliseconds: performance.now() - start });
    try {
      const result = await next(call);
      record("ok");
      return result;
    } catch (error) {
      if (isCallError(error)) record(error.kind, error.status);
      else record(call.signal.aborted ? "abort" : "transport");
      throw error;
    }
  };
}
