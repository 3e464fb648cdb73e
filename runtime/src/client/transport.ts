import type { JsonOneWayOperation, JsonRequestReplyOperation } from "../contract/json-operation.js";
import type { NoBlocks, OneWayOperation, RequestReplyOperation } from "../contract/operation.js";
import type { SoapOneWayOperation, SoapRequestReplyOperation } from "../contract/soap-operation.js";
import type { Lenient, LenientOption } from "../lenient/lenient-types.js";
import type { ReplyFacts } from "./call-error.js";
import type { ClientInterceptor } from "./client-interceptor.js";

/** The caller's side of one operation over each wire: what generated clients give to a transport, which takes its own. */
export interface BothWires<Json, Soap> {
  readonly json: Json;
  readonly soap: Soap;
}

/** Carries one-way messages to a service. What fails is a `CallError`, whatever the wire. */
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

/** Carries calls to a service. What fails is a `CallError`, whatever the wire. */
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
 * A transport that reads replies leniently. Of a client that is made of it, the types of replies say that any member may be absent; of
 * `call`, `Lenient` says it.
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

/** Header fields as `fetch` takes them. Its name for them, `HeadersInit`, is in no types of Node, only in the DOM library. */
export type HeaderFields = NonNullable<RequestInit["headers"]>;

/** The options of one call. */
export interface CallOptions<RequestHeaders extends object = NoBlocks, ReplyHeaders extends object = NoBlocks> {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the whole reply must have been read. Overrides the transport's. */
  readonly timeoutMs?: number | undefined;
  /** Sent beside the transport's headers, and in place of those of the same name. */
  readonly headers?: HeaderFields | undefined;
  /** The header blocks that the operation declares: in the SOAP Header, or over JSON in the HTTP header `Soap-Headers`. */
  readonly soapHeaders?: Partial<RequestHeaders> | undefined;
  /** Gets the declared header blocks of the reply before the call resolves. A promise that it returns is waited for. */
  readonly onReplyHeaders?: ((headers: Partial<ReplyHeaders>) => unknown) | undefined;
  /** Whether a reply that breaks the contract is read as far as it makes sense. Overrides the transport's. `Lenient` is the type of what it is then. */
  readonly lenient?: LenientOption | undefined;
  /** As the transport's, which is called first. */
  readonly onResponse?: ((response: ReplyFacts) => unknown) | undefined;
}

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
  /**
   * Gets status and header fields of each HTTP response, also of one that reports a failure, before its body is read. A
   * promise that it returns is waited for, and a `CallError` that it throws is what the call is rejected with.
   */
  readonly onResponse?: ((response: ReplyFacts) => unknown) | undefined;
  /**
   * Whether replies that break the contract are read as far as they make sense: `true`, or what gets the issues of each such reply. By
   * default, they are refused.
   */
  readonly lenient?: LenientOption | undefined;
  /** Octets of a reply body. Default 16 MiB. */
  readonly maxReplyBytes?: number | undefined;
}

/** The part of `fetch` that a transport calls. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchedReply>;

/** The part of a `Response` that a transport reads. */
export type FetchedReply = Pick<Response, "status" | "type" | "headers" | "body" | "arrayBuffer">;
