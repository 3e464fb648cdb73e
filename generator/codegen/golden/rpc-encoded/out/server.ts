// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallContext,
  ContractListener,
  DeclaredFaultOptions,
  FetchHandler,
  Handler,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createRpcEncodedListener` or `createRpcEncodedHandler`
 * serves it over HTTP.
 */
export interface RpcEncodedService {
  /** JSON: `POST /json/reply/Plan`. */
  plan(request: types.Plan, context: CallContext): Promise<types.PlanResponse>;
  /**
   * JSON: `POST /json/reply/First`.
   * Declared fault: `Unreachable`; see `firstFault`.
   */
  first(request: types.First, context: CallContext): Promise<types.FirstResponse>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function rpcEncodedHandlers(service: RpcEncodedService): readonly Handler[] {
  return [
    handle(operations.plan, (request, context) => service.plan(request, context)),
    handle(operations.first, (request, context) => service.first(request, context)),
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
export function createRpcEncodedListener(service: RpcEncodedService, options?: ListenerOptions): ContractListener {
  return createListener(rpcEncodedHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createRpcEncodedHandler(service: RpcEncodedService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(rpcEncodedHandlers(service), endpoint, options);
}

/** Creates a fault that `First` declares, for a handler to throw. */
export function firstFault<Kind extends keyof types.FirstFaults>(
  kind: Kind,
  detail: types.FirstFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.FirstFaults, Kind>(operations.first, kind, detail, options);
}
