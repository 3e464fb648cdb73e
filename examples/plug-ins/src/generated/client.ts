// Generated from library.wsdl by stubwright. Do not edit:
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
export interface LibraryClient {
  /**
   * Returns one title.
   * JSON: `POST /json/reply/GetBook`.
   */
  getBook(request: types.GetBook, options?: CallOptions): Promise<types.Book>;
  /**
   * Lends a copy, or says when the next one comes back.
   * JSON: `POST /json/reply/LendBook`.
   * Declared fault: `NoCopyLeft`; see `isLendBookFault`.
   */
  lendBook(request: types.LendBook, options?: CallOptions): Promise<types.LendBookResponse>;
  /**
   * Adds a title when there is time.
   * One-way. JSON: `POST /json/reply/AddBook`.
   */
  addBook(request: types.AddBook, options?: CallOptions): Promise<void>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createLibraryClient(transport: LenientTransport): LenientClient<LibraryClient>;
export function createLibraryClient(transport: Transport): LibraryClient;
export function createLibraryClient(transport: Transport): LibraryClient {
  return {
    getBook: (request, options) => getBook(transport, request, options),
    lendBook: (request, options) => lendBook(transport, request, options),
    addBook: (request, options) => addBook(transport, request, options),
  };
}

/** Returns one title. */
export function getBook(transport: Transport, request: types.GetBook, options?: CallOptions): Promise<types.Book> {
  const operation = { json: json.getBook, soap: soap.getBook };
  return transport.call(operation, request, options);
}

/** Lends a copy, or says when the next one comes back. */
export function lendBook(
  transport: Transport,
  request: types.LendBook,
  options?: CallOptions,
): Promise<types.LendBookResponse> {
  const operation = { json: json.lendBook, soap: soap.lendBook };
  return transport.call(operation, request, options);
}

/** Adds a title when there is time. */
export function addBook(transport: OneWayTransport, request: types.AddBook, options?: CallOptions): Promise<void> {
  const operation = { json: json.addBook, soap: soap.addBook };
  return transport.send(operation, request, options);
}

/** Tells whether an error is a fault that `LendBook` declares; `error.declared.kind` says which. */
export function isLendBookFault(error: unknown): error is DeclaredFaultError<types.LendBookFaults> {
  return isDeclaredFault<types.LendBookFaults>(json.lendBook, error);
}
