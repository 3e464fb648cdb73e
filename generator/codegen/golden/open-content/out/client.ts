// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, LenientClient, LenientTransport, OneWayTransport, Transport } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface OpenContentTypeClient {
  /** One-way. JSON: `POST /json/reply/Take`. */
  take(request: types.Anything, options?: CallOptions): Promise<void>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createOpenContentTypeClient(transport: LenientTransport): LenientClient<OpenContentTypeClient>;
export function createOpenContentTypeClient(transport: Transport): OpenContentTypeClient;
export function createOpenContentTypeClient(transport: Transport): OpenContentTypeClient {
  return {
    take: (request, options) => take(transport, request, options),
  };
}

/** Calls `Take`. */
export function take(transport: OneWayTransport, request: types.Anything, options?: CallOptions): Promise<void> {
  const operation = { json: json.take, soap: soap.take };
  return transport.send(operation, request, options);
}
