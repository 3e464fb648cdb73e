// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, CallOptions, Transport } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type { PingAll, PingAllResponse } from "./types.js";

/** Every operation of the contract over one transport: JSON, SOAP or in-process. */
export interface OperationNamesClient {
  /** JSON: `POST /json/reply/find`. */
  find(request: number, options?: CallOptions): Promise<string>;
  /** JSON: `POST /json/reply/findByName`. */
  findByName(request: string, options?: CallOptions): Promise<string>;
  /** JSON: `POST /json/reply/ping.all`. */
  pingAll(request: PingAll, options?: CallOptions): Promise<PingAllResponse>;
  /** One-way. JSON: `POST /json/reply/date`. */
  date_(request: CalendarDate, options?: CallOptions): Promise<void>;
  /** JSON: `POST /json/reply/ArchiveFind`. */
  archiveFind(request: number, options?: CallOptions): Promise<string>;
}

/** The operations as methods. Import the functions below instead where every kilobyte counts. */
export function createOperationNamesClient(transport: Transport): OperationNamesClient {
  return {
    find: (request, options) => find(transport, request, options),
    findByName: (request, options) => findByName(transport, request, options),
    pingAll: (request, options) => pingAll(transport, request, options),
    date_: (request, options) => date_(transport, request, options),
    archiveFind: (request, options) => archiveFind(transport, request, options),
  };
}

/** Calls `find`. */
export function find(transport: Transport, request: number, options?: CallOptions): Promise<string> {
  return transport.call(operations.find, request, options);
}

/** Calls `findByName`. */
export function findByName(transport: Transport, request: string, options?: CallOptions): Promise<string> {
  return transport.call(operations.findByName, request, options);
}

/** Calls `ping.all`. */
export function pingAll(transport: Transport, request: PingAll, options?: CallOptions): Promise<PingAllResponse> {
  return transport.call(operations.pingAll, request, options);
}

/** Calls `date`. */
export function date_(transport: Transport, request: CalendarDate, options?: CallOptions): Promise<void> {
  return transport.send(operations.date_, request, options);
}

/** Calls `ArchiveFind`. */
export function archiveFind(transport: Transport, request: number, options?: CallOptions): Promise<string> {
  return transport.call(operations.archiveFind, request, options);
}
