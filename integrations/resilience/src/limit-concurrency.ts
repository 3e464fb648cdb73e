import { CallError, type ClientInterceptor } from "@stubwright/runtime";
import { BulkheadRejectedError, bulkhead } from "cockatiel";

/** How many calls may be under way. */
export interface ConcurrencyLimit {
  readonly calls: number;
  /** How many further calls wait for their turn. Default 0. */
  readonly waiting?: number | undefined;
}

/**
 * Makes a bulkhead: a slow service holds at most `calls` calls of this client, and cannot take all its sockets and memory. A call
 * beyond the limit rejects with a `CallError` of kind `transport`.
 */
export function limitConcurrency({ calls, waiting = 0 }: ConcurrencyLimit): ClientInterceptor {
  const policy = bulkhead(calls, waiting);
  return (next) => async (call) => {
    try {
      return await policy.execute(() => next(call));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new CallError("transport", `${calls} calls are under way and ${waiting} wait: no more are made`, {
        operation: call.operation.name,
        cause: error,
      });
    }
  };
}
