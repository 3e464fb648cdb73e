import { answerRequest } from "../server/answer-request.js";
import type { ContractEndpoint } from "../server/contract-endpoint.js";
import type { Handler } from "../server/handler.js";
import type { ListenerOptions } from "../server/server-settings.js";
import { createService, matchRequest, type RequestMatch, type Service } from "../server/service.js";
import { FetchedRequest } from "./fetched-request.js";
import type { HostInfo } from "./host-info.js";
import { toResponse } from "./to-response.js";

/** For hosts that take a `Request` and give a `Response`: Bun, Deno, Workers, Hono, Next.js ... */
export interface FetchHandler {
  /** Undefined for what is not the contract's. Never rejects. */
  (request: Request, host: HostInfo & { readonly fallThrough: true }): Promise<Response | undefined>;
  /** 404 for what is not the contract's. Never rejects. */
  (request: Request, host?: HostInfo & { readonly fallThrough?: false }): Promise<Response>;
}

/**
 * Serves a contract over JSON and SOAP on hosts that speak `Request` and `Response`. How long a request head may take, and how many
 * requests may wait on a connection, is the host's own affair.
 */
export function fetchHandler(
  handlers: readonly Handler[],
  endpoint: ContractEndpoint,
  options: ListenerOptions = {},
): FetchHandler {
  const service = createService(handlers, endpoint, options);
  function handler(request: Request, host: HostInfo & { readonly fallThrough: true }): Promise<Response | undefined>;
  function handler(request: Request, host?: HostInfo): Promise<Response>;
  async function handler(request: Request, host?: HostInfo): Promise<Response | undefined> {
    const match = matchRequest(service, request.method, request.url);
    if (match === undefined && host?.fallThrough === true) return undefined;
    return respond(service, new FetchedRequest(request, host), match);
  }
  return handler;
}

async function respond(service: Service, arrived: FetchedRequest, match: RequestMatch | undefined): Promise<Response> {
  const { report } = service.settings;
  try {
    const reply = await answerRequest(service, arrived, match);
    return reply === undefined ? new Response(null, { status: 400 }) : toResponse(reply, arrived, report);
  } catch (error) {
    // A header that a handler has set may be none that HTTP can carry.
    report(error, undefined);
    return new Response(null, { status: 500 });
  }
}
