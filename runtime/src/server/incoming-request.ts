import { IncomingMessage } from "node:http";
import type { CallContext } from "./call-context.js";
import { LiveCall } from "./live-call.js";

/**
 * The HTTP request of a call: its address, its method, and its socket, which knows the caller's certificate. Its body has been
 * read. Undefined for a call in process, and for a context that a test made.
 */
export function incomingRequest(context: CallContext): IncomingMessage | undefined {
  const incoming = context instanceof LiveCall ? context.incoming : undefined;
  return incoming instanceof IncomingMessage ? incoming : undefined;
}
