import type { FetchHandler } from "@stubwright/runtime/server";

/** The part of Bun that is used; `@types/bun` has the rest. */
declare const Bun: {
  serve(options: {
    readonly port: number;
    readonly fetch: (request: Request, server: BunServer) => Promise<Response>;
  }): BunServer;
};

interface BunServer {
  readonly port: number;
  requestIP(request: Request): { readonly address: string } | null;
}

/** Bun.serve. */
export function serveOnBun(handler: FetchHandler, port: number): BunServer {
  return Bun.serve({
    port,
    fetch: (request, server) => handler(request, { peer: server.requestIP(request)?.address }),
  });
}
