import type { Transport } from "../client/transport.js";
import type { OneWayOperation, RequestReplyOperation } from "../contract/operation.js";
import type { CallContext } from "../server/call-context.js";
import { type Handler, type HeaderExchange, handle } from "../server/handler.js";
import { forwardCall, type GatewayOptions } from "./forward-call.js";

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
