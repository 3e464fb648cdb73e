// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, DeclaredFaultError, LenientClient, LenientTransport, Transport } from "@stubwright/runtime";
import { isDeclaredFault } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface RpcEncodedClient {
  /** JSON: `POST /json/reply/Plan`. */
  plan(request: types.Plan, options?: CallOptions): Promise<types.PlanResponse>;
  /**
   * JSON: `POST /json/reply/First`.
   * Declared fault: `Unreachable`; see `isFirstFault`.
   */
  first(request: types.First, options?: CallOptions): Promise<types.FirstResponse>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createRpcEncodedClient(transport: LenientTransport): LenientClient<RpcEncodedClient>;
export function createRpcEncodedClient(transport: Transport): RpcEncodedClient;
export function createRpcEncodedClient(transport: Transport): RpcEncodedClient {
  return {
    plan: (request, options) => plan(transport, request, options),
    first: (request, options) => first(transport, request, options),
  };
}

/** Calls `Plan`. */
export function plan(transport: Transport, request: types.Plan, options?: CallOptions): Promise<types.PlanResponse> {
  const operation = { json: json.plan, soap: soap.plan };
  return transport.call(operation, request, options);
}

/** Calls `First`. */
export function first(transport: Transport, request: types.First, options?: CallOptions): Promise<types.FirstResponse> {
  const operation = { json: json.first, soap: soap.first };
  return transport.call(operation, request, options);
}

/** Tells whether an error is a fault that `First` declares; `error.declared.kind` says which. */
export function isFirstFault(error: unknown): error is DeclaredFaultError<types.FirstFaults> {
  return isDeclaredFault<types.FirstFaults>(json.first, error);
}
