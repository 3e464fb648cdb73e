import type { LiveCall } from "./live-call.js";
import type { WireReply } from "./wire-reply.js";

/** The headers that only the wire sets. */
const own = new Set([
  "content-type",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "date",
  "trailer",
]);

/** The reply with the headers that handlers and interceptors set. */
export function withResponseHeaders(call: LiveCall, reply: WireReply): WireReply {
  const set = call.responseHeadersIfAny;
  if (set === undefined) return reply;
  return { ...reply, headers: [...reply.headers, ...[...set].filter(([name]) => !own.has(name))] };
}
