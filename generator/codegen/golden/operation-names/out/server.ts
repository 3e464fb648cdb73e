// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";
import type { CallContext, ContractListener, FetchHandler, Handler, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createOperationNamesListener` or
 * `createOperationNamesHandler` serves it over HTTP.
 */
export interface OperationNamesService {
  /** JSON: `POST /json/reply/find`. */
  find(request: number, context: CallContext): Promise<string>;
  /** JSON: `POST /json/reply/findByName`. */
  findNamed(request: string, context: CallContext): Promise<string>;
  /** JSON: `POST /json/reply/ping.all`. */
  pingAll(request: types.PingAll, context: CallContext): Promise<types.PingAllResponse>;
  /** One-way. JSON: `POST /json/reply/date`. */
  setDate(request: CalendarDate, context: CallContext): Promise<void>;
  /** JSON: `POST /json/reply/ArchiveFind`. */
  archiveFind(request: number, context: CallContext): Promise<string>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function operationNamesHandlers(service: OperationNamesService): readonly Handler[] {
  return [
    handle(operations.find, (request, context) => service.find(request, context)),
    handle(operations.findNamed, (request, context) => service.findNamed(request, context)),
    handle(operations.pingAll, (request, context) => service.pingAll(request, context)),
    handle(operations.setDate, (request, context) => service.setDate(request, context)),
    handle(operations.archiveFind, (request, context) => service.archiveFind(request, context)),
  ];
}

/** Where the contract is served, and its documents, loaded when first asked for. */
const endpoint = {
  soapPath: "/soap11",
  contract: () => import("./contract.js"),
  openApi: () => import("./openapi-document.js"),
};

/**
 * Creates a `(request, response, next?)` function for `http.createServer` or Express. Requests that match no route of
 * the contract go to `next`.
 */
export function createOperationNamesListener(
  service: OperationNamesService,
  options?: ListenerOptions,
): ContractListener {
  return createListener(operationNamesHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createOperationNamesHandler(service: OperationNamesService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(operationNamesHandlers(service), endpoint, options);
}
