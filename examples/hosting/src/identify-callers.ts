import { type CallContext, type Interceptor, ServiceFault } from "@stubwright/runtime/server";

/** Who makes each call, for handlers to ask. */
export interface Callers<Caller> {
  /** Finds out who calls, and refuses calls of nobody known. */
  readonly interceptor: Interceptor;
  /** The caller of a call that the interceptor has let pass. */
  readonly of: (context: CallContext) => Caller;
}

/**
 * Asks once for each call who makes it, on every path and wire, and keeps the answer with the call: handlers get it as
 * `callers.of(context)`, with its type. `identify` gives undefined for nobody known.
 */
export function identifyCallers<Caller extends object>(
  identify: (headers: Headers) => Caller | undefined | Promise<Caller | undefined>,
): Callers<Caller> {
  const known = new WeakMap<CallContext, Caller>();
  return {
    interceptor: (next) => async (call) => {
      const caller = await identify(call.requestHeaders);
      if (caller === undefined) throw new ServiceFault("Client", "The call names no known caller.", { status: 401 });
      known.set(call, caller);
      return next(call);
    },
    of: (context) => {
      const caller = known.get(context);
      if (caller === undefined) throw new Error("The listener has no such interceptor.");
      return caller;
    },
  };
}
