import type { StreamedOperation } from "../contract/streamed-operation.js";
import type { CallOptions } from "./transport.js";

/** Carries calls whose reply is read item by item. What fails is a `CallError`, whatever the wire. */
export interface StreamTransport {
  /**
   * The items of the reply as they come; the call goes out when the first is asked for, and can be read once. No more is
   * read from the network than the consumer asks for, and leaving the loop ends the call. What is wrong is thrown when it
   * is met, after the items before it. `timeoutMs` is the time for the reply to begin and for each further piece of it.
   */
  stream<Request, Reply, Item, Faults extends object, RequestHeaders extends object, ReplyHeaders extends object>(
    streamed: StreamedOperation<Request, Reply, Item, Faults, RequestHeaders, ReplyHeaders>,
    request: Request,
    options?: CallOptions<RequestHeaders, ReplyHeaders>,
  ): AsyncIterable<Item>;
}
