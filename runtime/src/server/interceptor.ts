import type { CallContext } from "./call-context.js";

/**
 * A layer around every call: authentication, logging, timing. It runs before the message is decoded; what it throws is
 * answered like what a handler throws. The result is opaque and passed on as it is.
 */
export type Interceptor = <Result>(
  next: (call: CallContext) => Promise<Result>,
) => (call: CallContext) => Promise<Result>;

/** `innermost` with the interceptors around it, the first one outermost. */
export function intercept<Result>(
  interceptors: readonly Interceptor[],
  innermost: (call: CallContext) => Promise<Result>,
): (call: CallContext) => Promise<Result> {
  let next = innermost;
  for (let index = interceptors.length - 1; index >= 0; index--) next = interceptors[index]?.(next) ?? next;
  return next;
}
