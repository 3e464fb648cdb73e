/** An outgoing call. */
export interface ClientCall {
  readonly operation: {
    readonly kind: "request-reply" | "one-way";
    readonly name: string;
    /** For calls over SOAP. */
    readonly soapAction?: string;
  };
  /** The DTO of the request, read-only. */
  readonly request: unknown;
  /** Sent with the call; interceptors may add to them. */
  readonly headers: Headers;
  /** Aborts if the caller gives up or the time is over. */
  readonly signal: AbortSignal;
}

/** A layer around every call, for credentials, retries or logging. The result is opaque and must be passed on. */
export type ClientInterceptor = <Result>(
  next: (call: ClientCall) => Promise<Result>,
) => (call: ClientCall) => Promise<Result>;
