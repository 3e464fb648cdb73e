import type { ClientInterceptor } from "./client-interceptor.js";
import type { HeaderFields } from "./transport.js";

/** The options of every HTTP transport. */
export interface TransportOptions {
  /** Sent with every call; a function is asked anew for each, so that tokens can be fresh. */
  readonly headers?: HeaderFields | (() => HeaderFields | Promise<HeaderFields>) | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds until the whole reply must have been read. Default 100,000; 0 is no limit. */
  readonly timeoutMs?: number | undefined;
  /** From the outside in. */
  readonly interceptors?: readonly ClientInterceptor[] | undefined;
  /** Octets of a reply body. Default 16 MiB. */
  readonly maxReplyBytes?: number | undefined;
}

/** The part of `fetch` that a transport calls. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchedReply>;

/** The part of a `Response` that a transport reads. */
export type FetchedReply = Pick<Response, "status" | "type" | "headers" | "body" | "arrayBuffer">;
