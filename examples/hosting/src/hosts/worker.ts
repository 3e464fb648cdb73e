import type { FetchHandler } from "@stubwright/runtime/server";

/** A Cloudflare Worker: what its main module exports as default. Handlers find the bindings as the host's `platform`. */
export interface Worker {
  readonly fetch: (request: Request, env: unknown) => Promise<Response>;
}

/** `export default workerOf(createGamePlayHandler(service))`. */
export function workerOf(handler: FetchHandler): Worker {
  return {
    fetch: (request, env) =>
      handler(request, { peer: request.headers.get("CF-Connecting-IP") ?? undefined, platform: env }),
  };
}
