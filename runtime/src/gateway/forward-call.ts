import { isCallError } from "../client/call-error.js";
import type { CallOptions } from "../client/transport.js";
import type { CallContext } from "../server/call-context.js";
import type { HeaderExchange } from "../server/handler.js";
import { type ForwardedOperation, gatewayFault } from "./gateway-fault.js";

/** What a gateway adds to each call that it forwards. */
export interface GatewayOptions {
  /**
   * The HTTP headers of the caller that go on to the service, such as `Authorization`. Trace context (`traceparent`,
   * `tracestate`) always does. Default: no other header, because a credential may be meant for the gateway only.
   */
  readonly passHeaders?: readonly string[] | undefined;
}

/** Trace Context, https://www.w3.org/TR/trace-context/. */
const traceHeaders = ["traceparent", "tracestate"] as const;

/** The call that a gateway forwards: what came in, and which operation it is. */
export interface IncomingCall {
  readonly context: CallContext;
  /** The declared header blocks; undefined if the operation declares none. */
  readonly headers: HeaderExchange<object, object> | undefined;
  /** Finds an operation by its name in the contract. */
  readonly operation: (name: string) => ForwardedOperation | undefined;
}

/**
 * Forwards a call: the caller's signal, chosen headers and declared header blocks go with the request, and the declared header
 * blocks of the reply come back. Throws a `ServiceFault` if the service refuses or fails.
 */
export async function forwardCall<Result>(
  call: (options: CallOptions<object, object>) => Promise<Result>,
  incoming: IncomingCall,
  options: GatewayOptions,
): Promise<Result> {
  try {
    return await call(forwardedOptions(incoming, options));
  } catch (error) {
    throw failureOf(error, incoming);
  }
}

/** Forwards a call whose reply is read item by item, as `forwardCall` does. The failure comes after the items before it. */
export async function* forwardStream<Item>(
  stream: (options: CallOptions<object, object>) => AsyncIterable<Item>,
  incoming: IncomingCall,
  options: GatewayOptions,
): AsyncGenerator<Item, void> {
  try {
    yield* stream(forwardedOptions(incoming, options));
  } catch (error) {
    throw failureOf(error, incoming);
  }
}

/** The options of the call to the service. */
function forwardedOptions(
  { context, headers }: IncomingCall,
  { passHeaders = [] }: GatewayOptions,
): CallOptions<object, object> {
  const passed = new Headers();
  for (const name of [...traceHeaders, ...passHeaders]) {
    const value = context.requestHeaders.get(name);
    if (value !== null) passed.set(name, value);
  }
  return {
    signal: context.signal,
    headers: passed,
    soapHeaders: headers?.request,
    onReplyHeaders: (blocks) => void Object.assign(headers?.reply ?? {}, blocks),
  };
}

function failureOf(error: unknown, { context, operation }: IncomingCall): unknown {
  return isCallError(error) ? gatewayFault(error, operation(context.operation), context) : error;
}
