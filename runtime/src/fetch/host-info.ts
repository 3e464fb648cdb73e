/** What a host knows of a request beside the `Request`. */
export interface HostInfo {
  /** The caller's network address, for `CallContext.peer`. */
  readonly peer?: string | undefined;
  /** The path that the host has taken off the address: `/v1`. The WSDL's address has it. */
  readonly mount?: string | undefined;
  /** True lets what is not the contract's fall through: the handler resolves to undefined. Default: it answers 404. */
  readonly fallThrough?: boolean;
  /** Whatever handlers need of the host: a Worker's bindings, a Lambda event. `fetchedRequest(context)` gives it back. */
  readonly platform?: unknown;
}
