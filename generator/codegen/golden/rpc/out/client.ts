// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, LenientClient, LenientTransport, Transport } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface RpcClient {
  /** JSON: `POST /json/reply/Move`. */
  move(request: types.Step, options?: CallOptions): Promise<types.MoveResponse>;
  /** JSON: `POST /json/reply/Rest`. */
  rest(request: types.Rest, options?: CallOptions): Promise<types.RestResponse>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createRpcClient(transport: LenientTransport): LenientClient<RpcClient>;
export function createRpcClient(transport: Transport): RpcClient;
export function createRpcClient(transport: Transport): RpcClient {
  return {
    move: (request, options) => move(transport, request, options),
    rest: (request, options) => rest(transport, request, options),
  };
}

/** Calls `Move`. */
export function move(transport: Transport, request: types.Step, options?: CallOptions): Promise<types.MoveResponse> {
  const operation = { json: json.move, soap: soap.move };
  return transport.call(operation, request, options);
}

/** Calls `Rest`. */
export function rest(transport: Transport, request: types.Rest, options?: CallOptions): Promise<types.RestResponse> {
  const operation = { json: json.rest, soap: soap.rest };
  return transport.call(operation, request, options);
}
