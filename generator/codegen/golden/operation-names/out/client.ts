// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CalendarDate,
  CallOptions,
  LenientClient,
  LenientTransport,
  OneWayTransport,
  Transport,
} from "@stubwright/runtime";
import * as json from "./json-operations.js";
import * as soap from "./soap-operations.js";
import type * as types from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface OperationNamesClient {
  /** JSON: `POST /json/reply/find`. */
  find(request: number, options?: CallOptions): Promise<string>;
  /** JSON: `POST /json/reply/findByName`. */
  findNamed(request: string, options?: CallOptions): Promise<string>;
  /** JSON: `POST /json/reply/ping.all`. */
  pingAll(request: types.PingAll, options?: CallOptions): Promise<types.PingAllResponse>;
  /** One-way. JSON: `POST /json/reply/date`. */
  setDate(request: CalendarDate, options?: CallOptions): Promise<void>;
  /** JSON: `POST /json/reply/ArchiveFind`. */
  archiveFind(request: number, options?: CallOptions): Promise<string>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createOperationNamesClient(transport: LenientTransport): LenientClient<OperationNamesClient>;
export function createOperationNamesClient(transport: Transport): OperationNamesClient;
export function createOperationNamesClient(transport: Transport): OperationNamesClient {
  return {
    find: (request, options) => find(transport, request, options),
    findNamed: (request, options) => findNamed(transport, request, options),
    pingAll: (request, options) => pingAll(transport, request, options),
    setDate: (request, options) => setDate(transport, request, options),
    archiveFind: (request, options) => archiveFind(transport, request, options),
  };
}

/** Calls `find`. */
export function find(transport: Transport, request: number, options?: CallOptions): Promise<string> {
  const operation = { json: json.find, soap: soap.find };
  return transport.call(operation, request, options);
}

/** Calls `findByName`. */
export function findNamed(transport: Transport, request: string, options?: CallOptions): Promise<string> {
  const operation = { json: json.findNamed, soap: soap.findNamed };
  return transport.call(operation, request, options);
}

/** Calls `ping.all`. */
export function pingAll(
  transport: Transport,
  request: types.PingAll,
  options?: CallOptions,
): Promise<types.PingAllResponse> {
  const operation = { json: json.pingAll, soap: soap.pingAll };
  return transport.call(operation, request, options);
}

/** Calls `date`. */
export function setDate(transport: OneWayTransport, request: CalendarDate, options?: CallOptions): Promise<void> {
  const operation = { json: json.setDate, soap: soap.setDate };
  return transport.send(operation, request, options);
}

/** Calls `ArchiveFind`. */
export function archiveFind(transport: Transport, request: number, options?: CallOptions): Promise<string> {
  const operation = { json: json.archiveFind, soap: soap.archiveFind };
  return transport.call(operation, request, options);
}
