import { createGamePlayClient } from "@game-play/api/client";
import { type ClientInterceptor, createJsonTransport, type Fetch, isCallError } from "@stubwright/runtime";

/** Where the service is, and where the station writes. */
export interface Surroundings {
  readonly baseUrl: string;
  readonly say: (line: string) => void;
}

/** Sends credentials with every call, numbers the calls, and tries once more where the network failed. */
export async function addToCalls({ baseUrl, say }: Surroundings): Promise<void> {
  let tokens = 0;
  let networkFails = true;
  const unsteady: Fetch = async (url, init) => {
    const headers = new Headers(init.headers);
    say(`sent    authorization "${headers.get("authorization")}", x-call "${headers.get("x-call")}"`);
    if (!networkFails) return fetch(url, init);
    networkFails = false;
    throw new TypeError("connection reset");
  };
  const transport = createJsonTransport({
    baseUrl,
    fetch: unsteady,
    headers: () => ({ Authorization: `Bearer token-${++tokens}` }),
    interceptors: [retryOnce(say), numberCalls()],
  });
  const client = createGamePlayClient(transport);
  await client.popBalloonRequest({ PopBalloonId: 0 });
  await client.popBalloonRequest({ PopBalloonId: 0 }, { headers: { Authorization: "Basic Z3Vlc3Q6" } });
}

/** Tries a call a second time where the connection failed: only for calls that may arrive twice. */
function retryOnce(say: (line: string) => void): ClientInterceptor {
  return (next) => async (call) => {
    try {
      return await next(call);
    } catch (error) {
      if (call.signal.aborted || isCallError(error)) throw error;
      say(`retried ${call.operation.name}`);
      return next(call);
    }
  };
}

function numberCalls(): ClientInterceptor {
  let calls = 0;
  return (next) => (call) => {
    call.headers.set("X-Call", String(++calls));
    return next(call);
  };
}
