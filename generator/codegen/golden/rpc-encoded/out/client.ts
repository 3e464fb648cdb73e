// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, DeclaredFaultError, Transport } from "@stubwright/runtime";
import { isDeclaredFault } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import type { FirstFaults } from "./operations.js";
import * as soap from "./soap-operations.js";
import type { First, FirstResponse, Plan, PlanResponse } from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface RpcEncodedClient {
  /** JSON: `POST /json/reply/Plan`. */
  plan(request: Plan, options?: CallOptions): Promise<PlanResponse>;
  /** JSON: `POST /json/reply/First`. */
  first(request: First, options?: CallOptions): Promise<FirstResponse>;
}

/**
 * A client with the operations as methods. If bundle size matters, import the functions below, or import only one
 * wire's operations from `json-operations.ts` or `soap-operations.ts`.
 */
export function createRpcEncodedClient(transport: Transport): RpcEncodedClient {
  return {
    plan: (request, options) => plan(transport, request, options),
    first: (request, options) => first(transport, request, options),
  };
}

/** Calls `Plan`. */
export function plan(transport: Transport, request: Plan, options?: CallOptions): Promise<PlanResponse> {
  const operation = { json: json.plan, soap: soap.plan };
  return transport.call(operation, request, options);
}

/** Calls `First`. */
export function first(transport: Transport, request: First, options?: CallOptions): Promise<FirstResponse> {
  const operation = { json: json.first, soap: soap.first };
  return transport.call(operation, request, options);
}

/**
 * Whether an error is a fault that `First` declares. If so, `error.declared.kind` is `Unreachable`, and determines the
 * type of `error.declared.detail`.
 */
export function isFirstFault(error: unknown): error is DeclaredFaultError<FirstFaults> {
  return isDeclaredFault(json.first, error);
}
