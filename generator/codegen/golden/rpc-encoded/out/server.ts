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
import type { FirstFaults } from "./operations.js";
import * as operations from "./operations.js";
import type { First, FirstResponse, Plan, PlanResponse } from "./types.js";

/** The interface to implement by hand. `createRpcEncodedListener` serves it over HTTP. */
export interface RpcEncodedService {
  /** JSON: `POST /json/reply/Plan`. */
  plan(request: Plan, context: CallContext): Promise<PlanResponse>;
  /** JSON: `POST /json/reply/First`. */
  first(request: First, context: CallContext): Promise<FirstResponse>;
}

/** Pairs every operation with its method. `createInProcessTransport` accepts this list too. */
export function rpcEncodedHandlers(service: RpcEncodedService): readonly Handler[] {
  return [
    handle(operations.plan, (request, context) => service.plan(request, context)),
    handle(operations.first, (request, context) => service.first(request, context)),
  ];
}

/**
 * A plain `(request, response, next?)` function: pass it to `http.createServer`, or mount it in Express. Requests that
 * match no route of the contract go to `next`.
 */
export function createRpcEncodedListener(service: RpcEncodedService, options?: ListenerOptions): Listener {
  const endpoint = { soapPath: "/soap11", contract: () => import("./contract.js") };
  return createListener(rpcEncodedHandlers(service), endpoint, options);
}

/** Creates a fault that `First` declares, to throw in a handler: `Unreachable`. */
export function firstFault<Kind extends keyof FirstFaults>(
  kind: Kind,
  detail: FirstFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault(operations.first, kind, detail, options);
}
