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
  return ["operations", operation, plain(request)];
}

/** A request as a part of a key, which TanStack Query prints as JSON: without bigint, bytes, NaN and infinity. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
  if (Array.isArray(value) || value instanceof Uint8Array) return Array.from(value, plain);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** The start of the keys of `Ring`, for `invalidateQueries`. */
export const ringKey = ["operations", "Ring"] as const;

/** Queries `Ring`. The call ends if the query is cancelled. */
export function ringQuery(transport: Transport, request: types.Ring): RequestQuery<boolean> {
  return {
    queryKey: keyOf("Ring", request),
    queryFn: ({ signal }) => client.ring(transport, request, { signal }),
  };
}

/** Calls `Ring` as a mutation. */
export function ringMutation(transport: Transport): RequestMutation<types.Ring, boolean> {
  return {
    mutationKey: ["operations", "Ring"],
    mutationFn: (request) => client.ring(transport, request),
  };
}

/** Calls `delete` as a mutation. */
export function delete_Mutation(transport: OneWayTransport): RequestMutation<string, void> {
  return {
    mutationKey: ["operations", "delete"],
    mutationFn: (request) => client.delete_(transport, request),
  };
}
