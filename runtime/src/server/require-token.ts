import type { Interceptor } from "./interceptor.js";
import { ServiceFault } from "./service-fault.js";

/** The scheme's name may be in any case (RFC 9110 section 11.1). */
const bearer = /^bearer +(\S+)$/i;

/**
 * Makes an interceptor that lets calls pass whose `Authorization` is this bearer token (RFC 6750 section 2.1). It stands around each
 * operation on every path and wire; a check of request paths in front of the listener would have to know all of them.
 */
export function requireToken(token: string): Interceptor {
  const wanted = digest(token);
  return (next) => async (call) => {
    const given = bearer.exec(call.requestHeaders.get("authorization") ?? "")?.[1];
    if (given !== undefined && isEqual(await digest(given), await wanted)) return next(call);
    call.responseHeaders.set("WWW-Authenticate", "Bearer");
    throw new ServiceFault("Client", "The call needs a bearer token.", { status: 401 });
  };
}

/** The digest of a text. Digests have one length, so that they are compared in the same time whatever the texts are. */
async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Compares in a time that does not depend on where the bytes differ. */
function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}
