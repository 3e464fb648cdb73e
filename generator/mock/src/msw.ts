import { type ContractEndpoint, fetchHandler, type Handler } from "@stubwright/runtime/server";
import { type HttpHandler, http, passthrough } from "msw";

/** Where a mocked service seems to be. */
export interface MswOptions {
  /** The root of the service: `https://shop.example`. Its SOAP endpoint and its JSON paths are below. */
  readonly baseUrl: string;
  /** Gets what a handler threw by mistake. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * Makes request handlers for MSW 2 (`setupServer` under Node, `setupWorker` in browsers) that answer both wires of a contract: the
 * handlers of `createMock`, or those of a generated server. Requests below `baseUrl` that are not the contract's pass through.
 */
export function mswHandlers(
  handlers: readonly Handler[],
  endpoint: ContractEndpoint,
  { baseUrl, onError }: MswOptions,
): readonly HttpHandler[] {
  const root = baseUrl.replace(/\/$/, "");
  const basePath = new URL(root).pathname.replace(/\/$/, "");
  const options = { basePath, ...(onError === undefined ? {} : { onError }) };
  const serve = fetchHandler(handlers, endpoint, options);
  return [http.all(`${root}/*`, async ({ request }) => (await serve(request, { fallThrough: true })) ?? passthrough())];
}
