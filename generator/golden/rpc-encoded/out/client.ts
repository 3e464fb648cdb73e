// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, Transport } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type { Plan, PlanResponse } from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface RpcEncodedClient {
  /** JSON: `POST /json/reply/Plan`. */
  plan(request: Plan, options?: CallOptions): Promise<PlanResponse>;
}

/**
 * A client with the operations as methods. If bundle size matters, import the functions below, or import only one
 * wire's operations from `json-operations.ts` or `soap-operations.ts`.
 */
export function createRpcEncodedClient(transport: Transport): RpcEncodedClient {
  return {
    plan: (request, options) => plan(transport, request, options),
  };
}

/** Calls `Plan`. */
export function plan(transport: Transport, request: Plan, options?: CallOptions): Promise<PlanResponse> {
  const operation = { json: json.plan, soap: soap.plan };
  return transport.call(operation, request, options);
}
