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
 * The service to implement, with a method for each operation. `createRootsListener` or `createRootsHandler` serves it
 * over HTTP.
 */
export interface RootsService {
  /**
   * JSON: `POST /json/reply/Post`.
   * Declared faults: `Limit`, `Refused`; see `postFault`.
   */
  post(request: types.Note, context: CallContext, headers: HeaderExchange<types.PostHeaders>): Promise<string>;
  /** One-way. JSON: `POST /json/reply/List`. */
  list(request: types.List, context: CallContext): Promise<void>;
  /** JSON: `POST /json/reply/Turn`. */
  turn(request: number, context: CallContext): Promise<types.Page>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function rootsHandlers(service: RootsService): readonly Handler[] {
  return [
    handle(operations.post, (request, context, headers) => service.post(request, context, headers)),
    handle(operations.list, (request, context) => service.list(request, context)),
    handle(operations.turn, (request, context) => service.turn(request, context)),
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
export function createRootsListener(service: RootsService, options?: ListenerOptions): ContractListener {
  return createListener(rootsHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createRootsHandler(service: RootsService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(rootsHandlers(service), endpoint, options);
}

/** Creates a fault that `Post` declares, for a handler to throw. */
export function postFault<Kind extends keyof types.PostFaults>(
  kind: Kind,
  detail: types.PostFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.PostFaults, Kind>(operations.post, kind, detail, options);
}
