// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { NoBlocks } from "@stubwright/runtime";
import type {
  CallContext,
  ContractListener,
  DeclaredFaultOptions,
  FetchHandler,
  Handler,
  HeaderExchange,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createStreamsListener` or `createStreamsHandler` serves
 * it over HTTP.
 */
export interface StreamsService {
  /**
   * The entries of a year, which may be many.
   * JSON: `POST /json/reply/ListEntries`.
   * Declared fault: `LedgerClosed`; see `listEntriesFault`.
   * @deprecated Use ListDays.
   */
  listEntries(request: types.ListEntries, context: CallContext): Promise<types.ListEntriesResponse>;
  /** JSON: `POST /json/reply/ListDays`. */
  listDays(request: number, context: CallContext): Promise<types.ListDaysResponse>;
  /** JSON: `POST /json/reply/ListPayments`. */
  listPayments(
    request: number,
    context: CallContext,
    headers: HeaderExchange<NoBlocks, types.ListPaymentsReplyHeaders>,
  ): Promise<types.ListPaymentsResponse>;
  /** JSON: `POST /json/reply/ListRows`. */
  listRows(request: number, context: CallContext): Promise<types.Rows>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function streamsHandlers(service: StreamsService): readonly Handler[] {
  return [
    handle(operations.listEntries, (request, context) => service.listEntries(request, context)),
    handle(operations.listDays, (request, context) => service.listDays(request, context)),
    handle(operations.listPayments, (request, context, headers) => service.listPayments(request, context, headers)),
    handle(operations.listRows, (request, context) => service.listRows(request, context)),
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
export function createStreamsListener(service: StreamsService, options?: ListenerOptions): ContractListener {
  return createListener(streamsHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createStreamsHandler(service: StreamsService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(streamsHandlers(service), endpoint, options);
}

/** Creates a fault that `ListEntries` declares, for a handler to throw. */
export function listEntriesFault<Kind extends keyof types.ListEntriesFaults>(
  kind: Kind,
  detail: types.ListEntriesFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.ListEntriesFaults, Kind>(operations.listEntries, kind, detail, options);
}
