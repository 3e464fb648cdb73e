import type { FetchHandler } from "@stubwright/runtime/server";

/** The part of Deno that is used. */
declare const Deno: {
  serve(
    options: { readonly port: number; readonly onListen: () => void },
    handler: (request: Request, info: { readonly remoteAddr: DenoAddress }) => Promise<Response>,
  ): { readonly addr: DenoAddress };
};

interface DenoAddress {
  readonly hostname: string;
  readonly port: number;
}

/** Deno.serve. */
export function serveOnDeno(handler: FetchHandler, port: number): { readonly addr: DenoAddress } {
  const onListen = (): void => undefined;
  return Deno.serve({ port, onListen }, (request, info) => handler(request, { peer: info.remoteAddr.hostname }));
}
