/** How messages are put on a queue. */
export interface QueueOptions {
  /**
   * What messages belong together: those with the same key are worked on in the order of their publication. By default,
   * messages have no key and are worked on in any order.
   */
  readonly key?: (operation: string, message: unknown) => string | undefined;
  /**
   * The request headers that travel with a message, for the worker's `CallContext.requestHeaders`. Default: trace
   * context and baggage (`traceparent`, `tracestate`, `baggage`).
   */
  readonly headers?: readonly string[];
}

/** The W3C's headers of traces, which travel unless `QueueOptions.headers` names others. */
export const traceHeaders: readonly string[] = ["traceparent", "tracestate", "baggage"];
