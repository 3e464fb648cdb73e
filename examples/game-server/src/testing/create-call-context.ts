import type { CallContext } from "@stubwright/runtime/server";

/** What a handler knows of a call to `operation` that nothing else is known of. */
export function createCallContext(operation: string): CallContext {
  return {
    operation,
    protocol: "in-process",
    messageId: undefined,
    caller: undefined,
    requestHeaders: new Headers(),
    responseHeaders: new Headers(),
    signal: new AbortController().signal,
    peer: undefined,
    streamed: () => [],
    soapHeaders: new Map(),
    replySoapHeaders: new Map(),
  };
}
