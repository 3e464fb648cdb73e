import type { JsonOneWayOperation, JsonRequestReplyOperation } from "../contract/json-operation.js";
import type { NoBlocks, OneWayOperation, RequestReplyOperation } from "../contract/operation.js";
import type { SoapOneWayOperation, SoapRequestReplyOperation } from "../contract/soap-operation.js";
import type { Lenient, LenientOption } from "../lenient/lenient-types.js";
import type { ReplyFacts } from "./call-error.js";
import type { ClientInterceptor } from "./client-interceptor.js";

/**
 * The caller's side of an operation over each wire. Generated clients pass both to a transport, which takes its own.
 */
export interface BothWires<Json, Soap> {
  readonly json: Json;
  readonly soap: Soap;
}

/** Carries one-way messages to a service. Every failure is a `CallError`, whatever the wire. */
export interface OneWayTransport {
  /** Resolves once the service has accepted the message. */
  send<Request, RequestHeaders extends object>(
    operation:
      | OneWayOperation<Request, RequestHeaders>
      | BothWires<JsonOneWayOperation<Request, RequestHeaders>, SoapOneWayOperation<Request, RequestHeaders>>,
    request: NoInfer<Request>,
    options?: CallOptions<RequestHeaders>,
  ): Promise<void>;
}

/** Carries calls to a service. Every failure is a `CallError`, whatever the wire. */
export interface Transport extends OneWayTransport {
  /** Resolves to the reply. */
  call<Request, Reply, Faults extends object, RequestHeaders extends object, ReplyHeaders extends object>(
    operation:
      | RequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>
      | BothWires<
          JsonRequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>,
          SoapRequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>
        >,
    request: NoInfer<Request>,
    options?: CallOptions<RequestHeaders, ReplyHeaders>,
  ): Promise<Reply>;
}

/**
 * A transport that reads replies leniently. The reply types of a client with this transport have optional members only;
 * for `call`, use the type `Lenient`.
 */
export interface LenientTransport extends Transport {
  readonly replies: "lenient";
}

/** A generated client whose replies are read leniently. */
export type LenientClient<Client> = {
  readonly [Method in keyof Client]: Client[Method] extends (...args: infer Args) => Promise<infer Reply>
    ? (...args: Args) => Promise<Lenient<Reply>>
    : Client[Method];
};

/** Header fields as `fetch` takes them. The name `HeadersInit` is only in the DOM library, not in the types of Node. */
export type HeaderFields = NonNullable<RequestInit["headers"]>;

/** The options of one call. */
export interface CallOptions<RequestHeaders extends object = NoBlocks, ReplyHeaders extends object = NoBlocks> {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the whole reply must have been read. Overrides the transport's. */
  readonly timeoutMs?: number | undefined;
  /** Headers in addition to the transport's, which they override by name. */
  readonly headers?: HeaderFields | undefined;
  /** The header blocks that the operation declares: in the SOAP Header, or over JSON in the HTTP header `Soap-Headers`. */
  readonly soapHeaders?: Partial<RequestHeaders> | undefined;
  /**
   * Receives the declared header blocks of the reply before the call resolves. A promise that it returns is awaited.
   */
  readonly onReplyHeaders?: ((headers: Partial<ReplyHeaders>) => unknown) | undefined;
  /**
   * Whether a reply that breaks the contract is read as far as possible. Overrides the transport's option. Its type is
   * `Lenient` then.
   */
  readonly lenient?: LenientOption | undefined;
  /** Like the transport's option, which is called first. */
  readonly onResponse?: ((response: ReplyFacts) => unknown) | undefined;
}

/** The options of every HTTP transport. */
export interface TransportOptions {
  /** Headers of every call. A function is called for each call, so that tokens can be fresh. */
  readonly headers?: HeaderFields | (() => HeaderFields | Promise<HeaderFields>) | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds until the whole reply must have been read. Default 100,000; 0 is no limit. */
  readonly timeoutMs?: number | undefined;
  /** The interceptors, the outermost first. */
  readonly interceptors?: readonly ClientInterceptor[] | undefined;
  /**
   * Use `onResponse` to see the status and headers of every response, before its body is read. A promise that it
   * returns is awaited. If it throws a `CallError`, the call rejects with it.
   */
  readonly onResponse?: ((response: ReplyFacts) => unknown) | undefined;
  /**
   * Whether replies that break the contract are read as far as possible: `true`, or a function that receives the issues
   * of each such reply. By default, they are refused.
   */
  readonly lenient?: LenientOption | undefined;
  /** The most bytes of a reply body. Default 16 MiB. */
  readonly maxReplyBytes?: number | undefined;
}

/** The part of `fetch` that transports call. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchedReply>;

/** The part of `Response` that transports read. */
export type FetchedReply = Pick<Response, "status" | "type" | "headers" | "body" | "arrayBuffer">;

/** A transport with the mark by which generated `createClient` knows whether it reads replies leniently. */
export function marked<Carrier extends Transport>(
  transport: Carrier,
  { lenient = false }: TransportOptions,
): Carrier | (Carrier & LenientTransport) {
  return lenient === false ? transport : { ...transport, replies: "lenient" };
}
