// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayTransport, Transport } from "@stubwright/runtime";
import type { DataTag } from "@tanstack/react-query";
import * as client from "./client.js";
import type * as types from "./types.js";

/** The mutation options of an operation, for `useMutation`. The variables are the request. */
export interface RequestMutation<Request, Reply> {
  readonly mutationKey: readonly [contract: string, operation: string];
  readonly mutationFn: (request: Request) => Promise<Reply>;
}

/** The query options of one request, for `useQuery`, `fetchQuery` and `prefetchQuery`. */
export interface RequestQuery<Reply> {
  readonly queryKey: RequestKey<Reply>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Reply>;
}

/** The key of a request, which tells `getQueryData` and `setQueryData` the type of the reply. */
export type RequestKey<Reply> = DataTag<readonly [contract: string, operation: string, request: unknown], Reply>;

/** The tag of the key is only a type: no value has it. */
function keyOf<Reply>(operation: string, request: unknown): RequestKey<Reply>;
function keyOf(operation: string, request: unknown): readonly unknown[] {
  return ["library", operation, plain(request)];
}

/** A request as a part of a key, which TanStack Query prints as JSON: without bigint, bytes, NaN and infinity. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
  if (Array.isArray(value) || value instanceof Uint8Array) return Array.from(value, plain);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** The start of the keys of `GetBook`, for `invalidateQueries`. */
export const getBookKey = ["library", "GetBook"] as const;

/** Queries `GetBook`. The call ends if the query is cancelled. */
export function getBookQuery(transport: Transport, request: types.GetBook): RequestQuery<types.Book> {
  return {
    queryKey: keyOf("GetBook", request),
    queryFn: ({ signal }) => client.getBook(transport, request, { signal }),
  };
}

/** Calls `GetBook` as a mutation. */
export function getBookMutation(transport: Transport): RequestMutation<types.GetBook, types.Book> {
  return {
    mutationKey: ["library", "GetBook"],
    mutationFn: (request) => client.getBook(transport, request),
  };
}

/** The start of the keys of `LendBook`, for `invalidateQueries`. */
export const lendBookKey = ["library", "LendBook"] as const;

/** Queries `LendBook`. The call ends if the query is cancelled. */
export function lendBookQuery(transport: Transport, request: types.LendBook): RequestQuery<types.LendBookResponse> {
  return {
    queryKey: keyOf("LendBook", request),
    queryFn: ({ signal }) => client.lendBook(transport, request, { signal }),
  };
}

/** Calls `LendBook` as a mutation. */
export function lendBookMutation(transport: Transport): RequestMutation<types.LendBook, types.LendBookResponse> {
  return {
    mutationKey: ["library", "LendBook"],
    mutationFn: (request) => client.lendBook(transport, request),
  };
}

/** Calls `AddBook` as a mutation. */
export function addBookMutation(transport: OneWayTransport): RequestMutation<types.AddBook, void> {
  return {
    mutationKey: ["library", "AddBook"],
    mutationFn: (request) => client.addBook(transport, request),
  };
}
