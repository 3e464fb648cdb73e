// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OneWayTransport, Transport } from "@stubwright/runtime";
import type { DataTag } from "@tanstack/query-core";
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
  return ["headersAndFaults", operation, plain(request)];
}

/** A request as a part of a key, which TanStack Query prints as JSON: without bigint, bytes, NaN and infinity. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
  if (Array.isArray(value) || value instanceof Uint8Array) return Array.from(value, plain);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** The start of the keys of `Open`, for `invalidateQueries`. */
export const openKey = ["headersAndFaults", "Open"] as const;

/** Queries `Open`. The call ends if the query is cancelled. */
export function openQuery(transport: Transport, request: types.Open): RequestQuery<boolean> {
  return {
    queryKey: keyOf("Open", request),
    queryFn: ({ signal }) => client.open(transport, request, { signal }),
  };
}

/** Calls `Open` as a mutation. */
export function openMutation(transport: Transport): RequestMutation<types.Open, boolean> {
  return {
    mutationKey: ["headersAndFaults", "Open"],
    mutationFn: (request) => client.open(transport, request),
  };
}

/** Calls `Leave` as a mutation. */
export function leaveMutation(transport: OneWayTransport): RequestMutation<string, void> {
  return {
    mutationKey: ["headersAndFaults", "Leave"],
    mutationFn: (request) => client.leave(transport, request),
  };
}
