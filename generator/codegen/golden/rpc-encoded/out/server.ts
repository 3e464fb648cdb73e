// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallContext,
  DeclaredFaultOptions,
  Handler,
  Listener,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** The service to implement, with a method for each operation. `createRpcEncodedListener` serves it over HTTP. */
export interface RpcEncodedService {
  /** JSON: `POST /json/reply/Plan`. */
  plan(request: types.Plan, context: CallContext): Promise<types.PlanResponse>;
  /** JSON: `POST /json/reply/First`. */
  first(request: types.First, context: CallContext): Promise<types.FirstResponse>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function rpcEncodedHandlers(service: RpcEncodedService): readonly Handler[] {
  return [
    handle(operations.plan, (request, context) => service.plan(request, context)),
    handle(operations.first, (request, context) => service.first(request, context)),
  ];
}

/**
 * Creates a `(request, response, next?)` function for `http.createServer` or Express. Requests that match no route of
 * the contract go to `next`.
 */
export function createRpcEncodedListener(service: RpcEncodedService, options?: ListenerOptions): Listener {
  const endpoint = {
    soapPath: "/soap11",
    contract: () => import("./contract.js"),
    openApi: () => import("./openapi-document.js"),
  };
  return createListener(rpcEncodedHandlers(service), endpoint, options);
}

/** Creates a fault that `First` declares, for a handler to throw. */
export function firstFault<Kind extends keyof types.FirstFaults>(
  kind: Kind,
  detail: types.FirstFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.FirstFaults, Kind>(operations.first, kind, detail, options);
}
