import type { RawRequest } from "./raw-exchange.js";

/** One rule of the wire: what goes in, and what comes out, on whatever host. */
export interface WireRow {
  readonly name: string;
  /** Its path is below where the contract is mounted. */
  readonly request: RawRequest;
  readonly want: WantedReply;
}

/** What a reply must be. */
export interface WantedReply {
  readonly status: number;
  /** All values of a header, one, or null where there must be none. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | RegExp | null>>;
  /** The whole body, or what is to be found in it. */
  readonly body?: string | RegExp | ((place: ServedAt) => string | RegExp);
  /** Whether the body is made while it is sent: no Content-Length. */
  readonly streamed?: true;
}

/** Where a host serves the contract, as its callers see it. */
export interface ServedAt {
  /** `http://127.0.0.1:8080` */
  readonly origin: string;
  /** `/v1`, or `""`. */
  readonly mount: string;
}
