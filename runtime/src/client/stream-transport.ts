import type { StreamedOperation } from "../contract/streamed-operation.js";
import type { CallOptions } from "./transport.js";

/** Carries calls whose reply is read item by item. Every failure is a `CallError`, whatever the wire. */
export interface StreamTransport {
  /**
   * The items of the reply as they arrive. The call is sent when the first item is requested, and can be read once. No
   * more is read from the network than the consumer requests, and leaving the loop ends the call. An error is thrown
   * where it occurs, after the items before it. `timeoutMs` limits the time until the reply starts, and for each
   * further piece.
   */
  stream<Request, Reply, Item, Faults extends object, RequestHeaders extends object, ReplyHeaders extends object>(
    streamed: StreamedOperation<Request, Reply, Item, Faults, RequestHeaders, ReplyHeaders>,
    request: Request,
    options?: CallOptions<RequestHeaders, ReplyHeaders>,
  ): AsyncIterable<Item>;
}
