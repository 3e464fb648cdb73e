import type { OneWayOperation, RequestReplyOperation } from "../operation.js";

/** Carries calls to a service. What fails is a `CallError`, whatever the wire. */
export interface Transport {
  /** Resolves to the reply. */
  call<Request, Reply>(
    operation: RequestReplyOperation<Request, Reply>,
    request: Request,
    options?: CallOptions,
  ): Promise<Reply>;
  /** Resolves once the service has accepted the message. */
  send<Request>(operation: OneWayOperation<Request>, request: Request, options?: CallOptions): Promise<void>;
}

/** What one call may say beside its message. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the whole reply must have been read. Overrides the transport's. */
  readonly timeoutMs?: number | undefined;
  /** Sent beside the transport's headers, and in place of those of the same name. */
  readonly headers?: HeadersInit | undefined;
}
