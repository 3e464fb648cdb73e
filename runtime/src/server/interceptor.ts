import type { CallContext } from "./call-context.js";

/**
 * A layer around every call, for authentication, logging or timing. It runs before the message is decoded, and its
 * errors are answered like those of a handler. The result is opaque and must be passed on.
 */
export type Interceptor = <Result>(
  next: (call: CallContext) => Promise<Result>,
) => (call: CallContext) => Promise<Result>;

/** `innermost` inside the interceptors, the first one outermost. */
export function intercept<Result>(
  interceptors: readonly Interceptor[],
  innermost: (call: CallContext) => Promise<Result>,
): (call: CallContext) => Promise<Result> {
  let next = innermost;
  for (let index = interceptors.length - 1; index >= 0; index--) next = interceptors[index]?.(next) ?? next;
  return next;
}
