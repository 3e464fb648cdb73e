import { callbackOf, jsonpReply } from "./jsonp.js";
import { type ProblemForm, problemReply, problemText } from "./problem.js";
import { parseQuery } from "./query.js";
import type { ServiceFault } from "./service-fault.js";
import type { WireReply } from "./wire-reply.js";

/** The facts that decide the form of an error on the JSON wire. */
export interface FailedRequest extends ProblemForm {
  readonly method: string;
  readonly hasBody: boolean;
  /** The query as written. */
  readonly query: string;
}

/**
 * A fault on the JSON wire: a problem document. For a script tag (GET with a callback, without a body), it is wrapped
 * and has status 200, because a script cannot read other statuses.
 */
export function jsonFailure(
  fault: ServiceFault,
  request: FailedRequest,
  headers: WireReply["headers"] = [],
): WireReply {
  const callback = request.method === "GET" && !request.hasBody ? validCallback(request.query) : undefined;
  if (callback === undefined) return problemReply(fault, headers, request);
  return jsonpReply(callback, problemText(fault, request), headers);
}

function validCallback(query: string): string | undefined {
  try {
    return callbackOf(parseQuery(query));
  } catch {
    return undefined;
  }
}
