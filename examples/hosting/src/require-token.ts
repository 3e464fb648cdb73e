import { createHash, timingSafeEqual } from "node:crypto";
import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";

/** The scheme's name may be in any case (RFC 9110 section 11.1). */
const bearer = /^bearer +(\S+)$/i;

/**
 * Lets calls pass whose `Authorization` is this bearer token (RFC 6750 section 2.1). It stands around each operation on
 * every path and wire; a check of request paths in front of the listener would have to know all of them.
 */
export function requireToken(token: string): Interceptor {
  const wanted = digest(token);
  return (next) => async (call) => {
    const given = bearer.exec(call.requestHeaders.get("authorization") ?? "")?.[1];
    if (given !== undefined && timingSafeEqual(digest(given), wanted)) return next(call);
    call.responseHeaders.set("WWW-Authenticate", "Bearer");
    throw new ServiceFault("Client", "The call needs a bearer token.", { status: 401 });
  };
}

/** Texts of one length, which are compared in the same time whatever they are. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
