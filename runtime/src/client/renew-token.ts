import { isCallError } from "./call-error.js";
import type { ClientInterceptor } from "./client-interceptor.js";

/**
 * Sends a bearer token with each call (RFC 6750 section 2.1). If the service refuses the token with status 401, the interceptor
 * fetches another token, once for all calls that wait for it, and makes the call again. A service that refuses a call with 401 has not done it.
 */
export function renewToken(fetchToken: () => Promise<string>): ClientInterceptor {
  let current: Promise<string> | undefined;
  const fetched = (): Promise<string> => {
    const token = fetchToken();
    current = token;
    // The next call asks again.
    token.catch(() => {
      if (current === token) current = undefined;
    });
    return token;
  };
  return (next) => async (call) => {
    const send = async (token: Promise<string>) => {
      call.headers.set("Authorization", `Bearer ${await token}`);
      return next(call);
    };
    const first = current ?? fetched();
    try {
      return await send(first);
    } catch (error) {
      if (!isCallError(error) || error.status !== 401) throw error;
      // Another call may have fetched a new one meanwhile.
      return send(current === undefined || current === first ? fetched() : current);
    }
  };
}
