import { answerRequest } from "../server/answer-request.js";
import type { ContractEndpoint } from "../server/contract-endpoint.js";
import type { Handler } from "../server/handler.js";
import type { ListenerOptions } from "../server/server-settings.js";
import { createService, matchRequest, type RequestMatch, type Service } from "../server/service.js";
import { FetchedRequest, type HostInfo } from "./fetched-request.js";
import { toResponse } from "./to-response.js";

/** Handles requests on hosts with `Request` and `Response`: Bun, Deno, Workers, Hono, Next.js ... */
export interface FetchHandler {
  /** Resolves to undefined for requests outside of the contract. Never rejects. */
  (request: Request, host: HostInfo & { readonly fallThrough: true }): Promise<Response | undefined>;
  /** Answers requests outside of the contract with 404. Never rejects. */
  (request: Request, host?: HostInfo & { readonly fallThrough?: false }): Promise<Response>;
}

/**
 * Serves a contract over JSON and SOAP on hosts with `Request` and `Response`. The host limits the time for request
 * heads, and the waiting requests of a connection.
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
    // HTTP may be unable to carry a header that a handler set.
    report(error, undefined);
    return new Response(null, { status: 500 });
  }
}
