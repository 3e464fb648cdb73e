// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallOptions,
  DeclaredFaultError,
  LenientClient,
  LenientTransport,
  OneWayTransport,
  Transport,
} from "@stubwright/runtime";
import { isDeclaredFault } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface HeadersAndFaultsClient {
  /**
   * JSON: `POST /json/reply/Open`.
   * Declared faults: `Locked`, `Unknown`, `Sealed`; see `isOpenFault`.
   */
  open(request: types.Open, options?: CallOptions<types.OpenHeaders, types.OpenReplyHeaders>): Promise<boolean>;
  /** One-way. JSON: `POST /json/reply/Leave`. */
  leave(request: string, options?: CallOptions<types.LeaveHeaders>): Promise<void>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createHeadersAndFaultsClient(transport: LenientTransport): LenientClient<HeadersAndFaultsClient>;
export function createHeadersAndFaultsClient(transport: Transport): HeadersAndFaultsClient;
export function createHeadersAndFaultsClient(transport: Transport): HeadersAndFaultsClient {
  return {
    open: (request, options) => open(transport, request, options),
    leave: (request, options) => leave(transport, request, options),
  };
}

/** Calls `Open`. */
export function open(
  transport: Transport,
  request: types.Open,
  options?: CallOptions<types.OpenHeaders, types.OpenReplyHeaders>,
): Promise<boolean> {
  const operation = { json: json.open, soap: soap.open };
  return transport.call(operation, request, options);
}

/** Calls `Leave`. */
export function leave(
  transport: OneWayTransport,
  request: string,
  options?: CallOptions<types.LeaveHeaders>,
): Promise<void> {
  const operation = { json: json.leave, soap: soap.leave };
  return transport.send(operation, request, options);
}

/** Tells whether an error is a fault that `Open` declares; `error.declared.kind` says which. */
export function isOpenFault(error: unknown): error is DeclaredFaultError<types.OpenFaults> {
  return isDeclaredFault<types.OpenFaults>(json.open, error);
}
