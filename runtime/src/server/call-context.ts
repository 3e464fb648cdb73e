import type { OpenContent } from "../contract/open-content.js";

/** The wire a call came in on; `queue` in a worker. */
export type Protocol = "json" | "soap" | "in-process" | "queue";

/** What a handler and an interceptor know of a call beside its message. */
export interface CallContext {
  /** The contract's name of the operation. */
  readonly operation: string;
  readonly protocol: Protocol;
  /**
   * The id that the caller gave the message: `Idempotency-Key`, or over SOAP `wsa:MessageID`. In a worker every message
   * has one, and a message that is delivered again has the same.
   */
  readonly messageId: string | undefined;
  /** Who calls, as an interceptor has found out and set it here. It travels with a message that is put on a queue. */
  caller: OpenContent | undefined;
  readonly requestHeaders: Headers;
  /** Sent with the reply, also with a fault. Content-Type and the framing headers are the wire's own and are left out. */
  readonly responseHeaders: Headers;
  /** Aborts when the caller goes away before the reply is written, or when `handlerTimeoutMs` has passed. */
  readonly signal: AbortSignal;
  /** The caller's network address; undefined in process and in a worker. */
  readonly peer: string | undefined;
  /**
   * Stands in a reply for items that are sent as they come, with the memory of some of them: put it where the reply has
   * its array, once a call. Nobody counts them (`maxOccurs`), and what fails after the first ones ends the connection.
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
