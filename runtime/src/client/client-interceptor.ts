/** A call on its way out. */
export interface ClientCall {
  readonly operation: {
    readonly kind: "request-reply" | "one-way";
    readonly name: string;
    /** Of calls over SOAP. */
    readonly soapAction?: string;
  };
  /** The request's DTO, for reading. */
  readonly request: unknown;
  /** Sent with the call; interceptors may add to them. */
  readonly headers: Headers;
  /** Aborts when the caller gives up or time is over. */
  readonly signal: AbortSignal;
}

/** A layer around every call: credentials, retries, logging. The result is opaque and passed on as it is. */
export type ClientInterceptor = <Result>(
  next: (call: ClientCall) => Promise<Result>,
) => (call: ClientCall) => Promise<Result>;
