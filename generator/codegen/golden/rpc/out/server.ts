// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallContext, ContractListener, FetchHandler, Handler, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createRpcListener` or `createRpcHandler` serves it over
 * HTTP.
 */
export interface RpcService {
  /** JSON: `POST /json/reply/Move`. */
  move(request: types.Step, context: CallContext): Promise<types.MoveResponse>;
  /** JSON: `POST /json/reply/Rest`. */
  rest(request: types.Rest, context: CallContext): Promise<types.RestResponse>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function rpcHandlers(service: RpcService): readonly Handler[] {
  return [
    handle(operations.move, (request, context) => service.move(request, context)),
    handle(operations.rest, (request, context) => service.rest(request, context)),
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
export function createRpcListener(service: RpcService, options?: ListenerOptions): ContractListener {
  return createListener(rpcHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createRpcHandler(service: RpcService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(rpcHandlers(service), endpoint, options);
}
