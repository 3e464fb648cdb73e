/** The facts of a host about a request. */
export interface HostInfo {
  /** The caller's network address, for `CallContext.peer`. */
  readonly peer?: string | undefined;
  /** The path prefix that the host removed from the address: `/v1`. The WSDL's address contains it. */
  readonly mount?: string | undefined;
  /**
   * Whether requests outside of the contract fall through: then the handler resolves to undefined. Default: it answers
   * 404.
   */
  readonly fallThrough?: boolean;
  /** Data of the host for handlers: a Worker's bindings, a Lambda event. `fetchedRequest(context)` returns it. */
  readonly platform?: unknown;
}
