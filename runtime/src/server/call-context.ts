import type { OpenContent } from "../values/open-content.js";

/** The wire of a call; `queue` in a worker. */
export type Protocol = "json" | "soap" | "in-process" | "queue";

/** The facts of a call beyond its message, for handlers and interceptors. */
export interface CallContext {
  /** The operation's name in the contract. */
  readonly operation: string;
  readonly protocol: Protocol;
  /**
   * The id that the caller gave the message: `Idempotency-Key`, or over SOAP `wsa:MessageID`. In a worker every message
   * has an id, and a repeated delivery has the same.
   */
  readonly messageId: string | undefined;
  /** The caller, if an interceptor identified it and set it here. It travels with a message that is put on a queue. */
  caller: OpenContent | undefined;
  readonly requestHeaders: Headers;
  /**
   * Headers of the reply, which are also sent with a fault. Content-Type and the framing headers are decided by the
   * wire and are left out.
   */
  readonly responseHeaders: Headers;
  /** Aborts if the caller leaves before the reply is written, or after `handlerTimeoutMs`. */
  readonly signal: AbortSignal;
  /** The caller's network address; undefined in process and in a worker. */
  readonly peer: string | undefined;
  /**
   * Stands for items in a reply that are sent as they come, so that only a few are in memory. Put it at the place of
   * the reply's array, once for each call. Their number (`maxOccurs`) is not checked, and a failure after the first
   * items ends the connection.
   */
  readonly streamed: <Item>(items: AsyncIterable<Item> | Iterable<Item>) => Item[];
  /** The SOAP header blocks that `ListenerOptions.understoodHeaders` names, by `{namespace}name`. */
  readonly soapHeaders: ReadonlyMap<string, OpenContent>;
  /**
   * Header blocks that the contract does not declare, by `{namespace}name`, sent with a reply or a fault over SOAP:
   * `set("{urn:session}Session", { "#text": "7" })`. Other wires leave them out.
   */
  readonly replySoapHeaders: Map<string, OpenContent>;
}
