// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallOptions,
  DateTime,
  DeclaredFaultError,
  LenientClient,
  LenientTransport,
  Transport,
} from "@stubwright/runtime";
import { isDeclaredFault } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface Soap12Client {
  /**
   * JSON: `POST /json/reply/Tell`.
   * Declared fault: `NoZone`; see `isTellFault`.
   */
  tell(request: types.Tell, options?: CallOptions): Promise<DateTime | null>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createSoap12Client(transport: LenientTransport): LenientClient<Soap12Client>;
export function createSoap12Client(transport: Transport): Soap12Client;
export function createSoap12Client(transport: Transport): Soap12Client {
  return {
    tell: (request, options) => tell(transport, request, options),
  };
}

/** Calls `Tell`. */
export function tell(transport: Transport, request: types.Tell, options?: CallOptions): Promise<DateTime | null> {
  const operation = { json: json.tell, soap: soap.tell };
  return transport.call(operation, request, options);
}

/** Tells whether an error is a fault that `Tell` declares; `error.declared.kind` says which. */
export function isTellFault(error: unknown): error is DeclaredFaultError<types.TellFaults> {
  return isDeclaredFault<types.TellFaults>(json.tell, error);
}
