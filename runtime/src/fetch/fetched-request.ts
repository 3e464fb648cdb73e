import type { ArrivedRequest } from "../server/arrived-request.js";
import type { BodyOutcome } from "../server/body-outcome.js";
import type { CallContext } from "../server/call-context.js";
import { LiveCall } from "../server/live-call.js";
import type { ArrivedAt } from "../server/public-address.js";
import type { ServerLimits } from "../server/server-settings.js";
import { hasBody, readBody } from "./fetch-body.js";

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

/** A request that arrived as a `Request`. */
export class FetchedRequest implements ArrivedRequest {
  readonly protocol = undefined;
  /** Hosts limit the number of header lines themselves, and refuse requests with more. */
  readonly hasTooManyHeaders = false;
  readonly request: Request;
  readonly host: HostInfo | undefined;
  #gone: (() => void) | undefined;
  readonly #leave = (): void => this.leave();

  constructor(request: Request, host: HostInfo | undefined) {
    this.request = request;
    this.host = host;
  }

  get method(): string {
    return this.request.method;
  }

  get target(): string {
    return this.request.url;
  }

  get contentType(): string | undefined {
    return this.request.headers.get("content-type") ?? undefined;
  }

  get soapAction(): string | undefined {
    return this.request.headers.get("soapaction") ?? undefined;
  }

  get hasBody(): boolean {
    return hasBody(this.request);
  }

  /** Several headers of one name are joined by commas, which no host name has. */
  get hasSeveralHosts(): boolean {
    return this.request.headers.get("host")?.includes(",") === true;
  }

  readBody(limits: ServerLimits): BodyOutcome | Promise<BodyOutcome> {
    return readBody(this.request, limits);
  }

  headers(): Headers {
    return new Headers(this.request.headers);
  }

  peer(): string | undefined {
    return textOf(this.host?.peer);
  }

  arrivedAt(): ArrivedAt {
    const { headers } = this.request;
    const { host, pathname, protocol } = new URL(this.request.url);
    return {
      target: pathname,
      // Next.js makes the address of its own settings, whatever host a caller named.
      host: headers.get("host") ?? host,
      secure: protocol === "https:",
      localAddress: undefined,
      localPort: undefined,
      mount: textOf(this.host?.mount) ?? "",
    };
  }

  whenGone(gone: () => void): void {
    const { signal } = this.request;
    this.#gone = gone;
    if (signal.aborted) this.leave();
    else signal.addEventListener("abort", this.#leave);
  }

  /** The caller left. */
  leave(): void {
    this.#gone?.();
    this.answered();
  }

  /** No part of the reply is still to be made. Some hosts abort the signal of every request at its end. */
  answered(): void {
    if (this.#gone === undefined) return;
    this.#gone = undefined;
    this.request.signal.removeEventListener("abort", this.#leave);
  }
}

/** Some hosts pass a second argument of their own. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The `Request` of a call, whose body was read, and the host's facts about it. */
export interface FetchedCall {
  readonly request: Request;
  readonly host: HostInfo;
}

/**
 * The `Request` of a call on hosts that have one; undefined on node:http, in process, and for a context that a test
 * made.
 */
export function fetchedRequest(context: CallContext): FetchedCall | undefined {
  const source = context instanceof LiveCall ? context.source : undefined;
  return source instanceof FetchedRequest ? { request: source.request, host: source.host ?? {} } : undefined;
}
