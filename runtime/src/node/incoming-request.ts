import type { IncomingMessage } from "node:http";
import type { CallContext } from "../server/call-context.js";
import { LiveCall } from "../server/live-call.js";
import { NodeRequest } from "./node-request.js";

/**
 * The node:http request of a call: its address, its method, and its socket, which knows the caller's certificate. Its
 * body was read. Undefined on other hosts, in process, and for a context that a test made.
 */
export function incomingRequest(context: CallContext): IncomingMessage | undefined {
  const source = context instanceof LiveCall ? context.source : undefined;
  return source instanceof NodeRequest ? source.incoming : undefined;
}
