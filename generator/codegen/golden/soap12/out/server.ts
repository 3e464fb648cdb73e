// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";
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
 * The service to implement, with a method for each operation. `createSoap12Listener` or `createSoap12Handler` serves it
 * over HTTP.
 */
export interface Soap12Service {
  /**
   * JSON: `POST /json/reply/Tell`.
   * Declared fault: `NoZone`; see `tellFault`.
   */
  tell(request: types.Tell, context: CallContext): Promise<DateTime | null>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function soap12Handlers(service: Soap12Service): readonly Handler[] {
  return [handle(operations.tell, (request, context) => service.tell(request, context))];
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
export function createSoap12Listener(service: Soap12Service, options?: ListenerOptions): ContractListener {
  return createListener(soap12Handlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createSoap12Handler(service: Soap12Service, options?: ListenerOptions): FetchHandler {
  return fetchHandler(soap12Handlers(service), endpoint, options);
}

/** Creates a fault that `Tell` declares, for a handler to throw. */
export function tellFault<Kind extends keyof types.TellFaults>(
  kind: Kind,
  detail: types.TellFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.TellFaults, Kind>(operations.tell, kind, detail, options);
}
