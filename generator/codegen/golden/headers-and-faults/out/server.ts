// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallContext,
  ContractListener,
  DeclaredFaultOptions,
  FetchHandler,
  Handler,
  HeaderExchange,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createHeadersAndFaultsListener` or
 * `createHeadersAndFaultsHandler` serves it over HTTP.
 */
export interface HeadersAndFaultsService {
  /**
   * JSON: `POST /json/reply/Open`.
   * Declared faults: `Locked`, `Unknown`, `Sealed`; see `openFault`.
   */
  open(
    request: types.Open,
    context: CallContext,
    headers: HeaderExchange<types.OpenHeaders, types.OpenReplyHeaders>,
  ): Promise<boolean>;
  /** One-way. JSON: `POST /json/reply/Leave`. */
  leave(request: string, context: CallContext, headers: HeaderExchange<types.LeaveHeaders>): Promise<void>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function headersAndFaultsHandlers(service: HeadersAndFaultsService): readonly Handler[] {
  return [
    handle(operations.open, (request, context, headers) => service.open(request, context, headers)),
    handle(operations.leave, (request, context, headers) => service.leave(request, context, headers)),
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
export function createHeadersAndFaultsListener(
  service: HeadersAndFaultsService,
  options?: ListenerOptions,
): ContractListener {
  return createListener(headersAndFaultsHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createHeadersAndFaultsHandler(
  service: HeadersAndFaultsService,
  options?: ListenerOptions,
): FetchHandler {
  return fetchHandler(headersAndFaultsHandlers(service), endpoint, options);
}

/** Creates a fault that `Open` declares, for a handler to throw. */
export function openFault<Kind extends keyof types.OpenFaults>(
  kind: Kind,
  detail: types.OpenFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.OpenFaults, Kind>(operations.open, kind, detail, options);
}
