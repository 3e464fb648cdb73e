import type { StreamTransport } from "../client/stream-transport.js";
import type { Transport } from "../client/transport.js";
import type { OneWayOperation, RequestReplyOperation } from "../contract/operation.js";
import type { StreamedOperation } from "../contract/streamed-operation.js";
import type { CallContext } from "../server/call-context.js";
import { type Handler, type HeaderExchange, handle } from "../server/handler.js";
import { forwardCall, forwardStream, type GatewayOptions } from "./forward-call.js";

/**
 * Makes a handler that forwards an operation to a service over a transport. The handler validates each request before it
 * forwards it, and each reply before it answers.
 */
export function gatewayHandler<
  Request,
  Reply,
  Faults extends object,
  RequestHeaders extends object,
  ReplyHeaders extends object,
>(
  operation:
    | RequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>
    | OneWayOperation<Request, RequestHeaders>,
  transport: Transport,
  options: GatewayOptions = {},
): Handler {
  const incoming = (context: CallContext, headers: HeaderExchange<object, object>) => ({
    context,
    headers,
    operation: () => operation,
  });
  if (operation.kind === "one-way")
    return handle(operation, (request, context, headers) =>
      forwardCall((call) => transport.send(operation, request, call), incoming(context, headers), options),
    );
  return handle(operation, (request, context, headers) =>
    forwardCall((call) => transport.call(operation, request, call), incoming(context, headers), options),
  );
}

/**
 * Makes a handler that forwards an operation, and its reply item by item. The reply must hold nothing beside the items: what
 * else it holds may come after them, when the gateway has already sent what stands before them.
 */
export function gatewayStreamHandler<
  Request,
  Reply,
  Item,
  Faults extends object,
  RequestHeaders extends object,
  ReplyHeaders extends object,
>(
  streamed: StreamedOperation<Request, Reply, Item, Faults, RequestHeaders, ReplyHeaders>,
  transport: StreamTransport,
  options: GatewayOptions = {},
): Handler {
  const { operation, members } = streamed;
  return handle(operation, async (request, context, headers) => {
    const incoming = { context, headers, operation: () => operation };
    const items = forwardStream((call) => transport.stream(streamed, request, call), incoming, options);
    // The descriptor's path leads from the reply to the array, so that the reply is the array with its path around it.
    return around(context.streamed(items), members) as Reply;
  });
}

/** A value as the innermost of nested members: `["a", "b"]` gives `{ a: { b: value } }`. */
function around(value: unknown, members: readonly string[]): unknown {
  return members.reduceRight((inner, member) => ({ [member]: inner }), value);
}
