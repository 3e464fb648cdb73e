// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, LenientClient, LenientTransport, OneWayTransport, Transport } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface OperationsClient {
  /**
   * Rings the bell.
   * JSON: `POST /json/reply/Ring`.
   */
  ring(request: types.Ring, options?: CallOptions): Promise<boolean>;
  /**
   * Mutes the bell.
   * One-way. JSON: `POST /json/reply/delete`.
   * @deprecated Since 2026-01-01. Ring zero times instead. It may be gone from 2027-01-01 on.
   */
  delete_(request: string, options?: CallOptions): Promise<void>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createOperationsClient(transport: LenientTransport): LenientClient<OperationsClient>;
export function createOperationsClient(transport: Transport): OperationsClient;
export function createOperationsClient(transport: Transport): OperationsClient {
  return {
    ring: (request, options) => ring(transport, request, options),
    delete_: (request, options) => delete_(transport, request, options),
  };
}

/** Rings the bell. */
export function ring(transport: Transport, request: types.Ring, options?: CallOptions): Promise<boolean> {
  const operation = { json: json.ring, soap: soap.ring };
  return transport.call(operation, request, options);
}

/**
 * Mutes the bell.
 * @deprecated Since 2026-01-01. Ring zero times instead. It may be gone from 2027-01-01 on.
 */
export function delete_(transport: OneWayTransport, request: string, options?: CallOptions): Promise<void> {
  const operation = { json: json.delete_, soap: soap.delete_ };
  return transport.send(operation, request, options);
}
