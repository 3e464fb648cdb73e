// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallOptions,
  DeclaredFaultError,
  LenientClient,
  LenientTransport,
  NoBlocks,
  Transport,
} from "@stubwright/runtime";
import { isDeclaredFault } from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface StreamsClient {
  /**
   * The entries of a year, which may be many.
   * JSON: `POST /json/reply/ListEntries`.
   * Declared fault: `LedgerClosed`; see `isListEntriesFault`.
   * @deprecated Use ListDays.
   */
  listEntries(request: types.ListEntries, options?: CallOptions): Promise<types.ListEntriesResponse>;
  /** JSON: `POST /json/reply/ListDays`. */
  listDays(request: number, options?: CallOptions): Promise<types.ListDaysResponse>;
  /** JSON: `POST /json/reply/ListPayments`. */
  listPayments(
    request: number,
    options?: CallOptions<NoBlocks, types.ListPaymentsReplyHeaders>,
  ): Promise<types.ListPaymentsResponse>;
  /** JSON: `POST /json/reply/ListRows`. */
  listRows(request: number, options?: CallOptions): Promise<types.Rows>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createStreamsClient(transport: LenientTransport): LenientClient<StreamsClient>;
export function createStreamsClient(transport: Transport): StreamsClient;
export function createStreamsClient(transport: Transport): StreamsClient {
  return {
    listEntries: (request, options) => listEntries(transport, request, options),
    listDays: (request, options) => listDays(transport, request, options),
    listPayments: (request, options) => listPayments(transport, request, options),
    listRows: (request, options) => listRows(transport, request, options),
  };
}

/**
 * The entries of a year, which may be many.
 * @deprecated Use ListDays.
 */
export function listEntries(
  transport: Transport,
  request: types.ListEntries,
  options?: CallOptions,
): Promise<types.ListEntriesResponse> {
  const operation = { json: json.listEntries, soap: soap.listEntries };
  return transport.call(operation, request, options);
}

/** Calls `ListDays`. */
export function listDays(
  transport: Transport,
  request: number,
  options?: CallOptions,
): Promise<types.ListDaysResponse> {
  const operation = { json: json.listDays, soap: soap.listDays };
  return transport.call(operation, request, options);
}

/** Calls `ListPayments`. */
export function listPayments(
  transport: Transport,
  request: number,
  options?: CallOptions<NoBlocks, types.ListPaymentsReplyHeaders>,
): Promise<types.ListPaymentsResponse> {
  const operation = { json: json.listPayments, soap: soap.listPayments };
  return transport.call(operation, request, options);
}

/** Calls `ListRows`. */
export function listRows(transport: Transport, request: number, options?: CallOptions): Promise<types.Rows> {
  const operation = { json: json.listRows, soap: soap.listRows };
  return transport.call(operation, request, options);
}

/** Tells whether an error is a fault that `ListEntries` declares; `error.declared.kind` says which. */
export function isListEntriesFault(error: unknown): error is DeclaredFaultError<types.ListEntriesFaults> {
  return isDeclaredFault<types.ListEntriesFaults>(json.listEntries, error);
}
