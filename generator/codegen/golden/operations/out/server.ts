// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallContext, ContractListener, FetchHandler, Handler, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createOperationsListener` or `createOperationsHandler`
 * serves it over HTTP.
 */
export interface OperationsService {
  /**
   * Rings the bell.
   * JSON: `POST /json/reply/Ring`.
   */
  ring(request: types.Ring, context: CallContext): Promise<boolean>;
  /**
   * Mutes the bell.
   * One-way. JSON: `POST /json/reply/delete`.
   * @deprecated Since 2026-01-01. Ring zero times instead. It may be gone from 2027-01-01 on.
   */
  delete_(request: string, context: CallContext): Promise<void>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function operationsHandlers(service: OperationsService): readonly Handler[] {
  return [
    handle(operations.ring, (request, context) => service.ring(request, context)),
    handle(operations.delete_, (request, context) => service.delete_(request, context)),
  ];
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
export function createOperationsListener(service: OperationsService, options?: ListenerOptions): ContractListener {
  return createListener(operationsHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createOperationsHandler(service: OperationsService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(operationsHandlers(service), endpoint, options);
}
