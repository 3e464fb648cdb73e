import { type FailedRequest, jsonFailure } from "./json-failure.js";
import type { JsonMatch } from "./json-routes.js";
import { problemReply } from "./problem.js";
import { ServiceFault } from "./service-fault.js";
import type { WireReply } from "./wire-reply.js";

/** The reply to a request on a path of the JSON wire that no operation serves. */
export function refusedMatch(match: Exclude<JsonMatch, { kind: "matched" }>, request: FailedRequest): WireReply {
  switch (match.kind) {
    case "wrong-method":
      return jsonFailure(methodFault(match.allow), request, [["Allow", match.allow]]);
    case "unknown-operation": {
      const detail = `There is no operation ${[...match.name].slice(0, 100).join("")}.`;
      return jsonFailure(new ServiceFault("Client", detail, { status: 404 }), request);
    }
    case "malformed":
      return jsonFailure(
        new ServiceFault(
          "Client",
          "The path's percent-encoding is malformed, or of a character that XML cannot carry.",
        ),
        request,
      );
  }
}

/** 405 with `Allow` (RFC 9110 section 15.5.6). */
export function wrongMethod(allow: string): WireReply {
  return problemReply(methodFault(allow), [["Allow", allow]]);
}

/** 404 for a path outside of the contract. */
export function nothingHere(): WireReply {
  return problemReply(new ServiceFault("Client", "There is nothing here.", { status: 404 }));
}

/** 400 for a request with more than one Host header (RFC 9112 section 3.2). */
export function severalHosts(): WireReply {
  return problemReply(new ServiceFault("Client", "The request has more than one Host header."));
}

function methodFault(allow: string): ServiceFault {
  return new ServiceFault("Client", `This path takes ${allow}.`, { status: 405 });
}
