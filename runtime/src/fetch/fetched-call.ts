import type { CallContext } from "../server/call-context.js";
import { LiveCall } from "../server/live-call.js";
import { FetchedRequest } from "./fetched-request.js";
import type { HostInfo } from "./host-info.js";

/** The `Request` of a call, whose body was read, and the host's facts about it. */
export interface FetchedCall {
  readonly request: Request;
  readonly host: HostInfo;
}

/**
 * The `Request` of a call on hosts that have one; undefined on node:http, in process, and for a context that a test
 * made.
 */
export function fetchedRequest(context: CallContext): FetchedCall | undefined {
  const source = context instanceof LiveCall ? context.source : undefined;
  return source instanceof FetchedRequest ? { request: source.request, host: source.host ?? {} } : undefined;
}
