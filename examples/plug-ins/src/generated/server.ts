// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallContext,
  ContractListener,
  DeclaredFaultOptions,
  FetchHandler,
  Handler,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, fetchHandler, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/**
 * The service to implement, with a method for each operation. `createLibraryListener` or `createLibraryHandler` serves
 * it over HTTP.
 */
export interface LibraryService {
  /**
   * Returns one title.
   * JSON: `POST /json/reply/GetBook`.
   */
  getBook(request: types.GetBook, context: CallContext): Promise<types.Book>;
  /**
   * Lends a copy, or says when the next one comes back.
   * JSON: `POST /json/reply/LendBook`.
   * Declared fault: `NoCopyLeft`; see `lendBookFault`.
   */
  lendBook(request: types.LendBook, context: CallContext): Promise<types.LendBookResponse>;
  /**
   * Adds a title when there is time.
   * One-way. JSON: `POST /json/reply/AddBook`.
   */
  addBook(request: types.AddBook, context: CallContext): Promise<void>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function libraryHandlers(service: LibraryService): readonly Handler[] {
  return [
    handle(operations.getBook, (request, context) => service.getBook(request, context)),
    handle(operations.lendBook, (request, context) => service.lendBook(request, context)),
    handle(operations.addBook, (request, context) => service.addBook(request, context)),
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
export function createLibraryListener(service: LibraryService, options?: ListenerOptions): ContractListener {
  return createListener(libraryHandlers(service), endpoint, options);
}

/**
 * Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests
 * that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.
 */
export function createLibraryHandler(service: LibraryService, options?: ListenerOptions): FetchHandler {
  return fetchHandler(libraryHandlers(service), endpoint, options);
}

/** Creates a fault that `LendBook` declares, for a handler to throw. */
export function lendBookFault<Kind extends keyof types.LendBookFaults>(
  kind: Kind,
  detail: types.LendBookFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.LendBookFaults, Kind>(operations.lendBook, kind, detail, options);
}
