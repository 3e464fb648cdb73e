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
export interface RootsClient {
  /**
   * JSON: `POST /json/reply/Post`.
   * Declared faults: `Limit`, `Refused`; see `isPostFault`.
   */
  post(request: types.Note, options?: CallOptions<types.PostHeaders>): Promise<string>;
  /** One-way. JSON: `POST /json/reply/List`. */
  list(request: types.List, options?: CallOptions): Promise<void>;
  /** JSON: `POST /json/reply/Turn`. */
  turn(request: number, options?: CallOptions): Promise<types.Page>;
}

/**
 * Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may
 * be absent. If bundle size matters, import the functions below, or only one wire's operations from
 * `json-operations.ts` or `soap-operations.ts`.
 */
export function createRootsClient(transport: LenientTransport): LenientClient<RootsClient>;
export function createRootsClient(transport: Transport): RootsClient;
export function createRootsClient(transport: Transport): RootsClient {
  return {
    post: (request, options) => post(transport, request, options),
    list: (request, options) => list(transport, request, options),
    turn: (request, options) => turn(transport, request, options),
  };
}

/** Calls `Post`. */
export function post(
  transport: Transport,
  request: types.Note,
  options?: CallOptions<types.PostHeaders>,
): Promise<string> {
  const operation = { json: json.post, soap: soap.post };
  return transport.call(operation, request, options);
}

/** Calls `List`. */
export function list(transport: OneWayTransport, request: types.List, options?: CallOptions): Promise<void> {
  const operation = { json: json.list, soap: soap.list };
  return transport.send(operation, request, options);
}

/** Calls `Turn`. */
export function turn(transport: Transport, request: number, options?: CallOptions): Promise<types.Page> {
  const operation = { json: json.turn, soap: soap.turn };
  return transport.call(operation, request, options);
}

/** Tells whether an error is a fault that `Post` declares; `error.declared.kind` says which. */
export function isPostFault(error: unknown): error is DeclaredFaultError<types.PostFaults> {
  return isDeclaredFault<types.PostFaults>(json.post, error);
}
