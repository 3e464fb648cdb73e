// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallContext, ContractListener, FetchHandler, Handler, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createOpenContentTypeListener` or
 * `createOpenContentTypeHandler` serves it over HTTP.
 */
export interface OpenContentTypeService {
  /** One-way. JSON: `POST /json/reply/Take`. */
  take(request: types.Anything, context: CallContext): Promise<void>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function openContentHandlers(service: OpenContentTypeService): readonly Handler[] {
  return [handle(operations.take, (request, context) => service.take(request, context))];
}

/** Where the contract is served, and its documents, loaded when first asked for. */
const endpoint = {
  soapPath: "/soap11",
  contract: () => import("./contract.js"),
  openApi: () => import("./openapi-document.js"),
};

/**
 * Creates a `(request, response, next?)` function for `http.createServer` or Express. Requests that match no route of
 * the contract go to `next`.
 */
export function createOpenContentTypeListener(
  service: OpenContentTypeService,
  options?: ListenerOptions,
): ContractListener {
  return createListener(openContentHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createOpenContentTypeHandler(service: OpenContentTypeService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(openContentHandlers(service), endpoint, options);
}
