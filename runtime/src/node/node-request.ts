import type { IncomingMessage, ServerResponse } from "node:http";
import type { ArrivedRequest } from "../server/arrived-request.js";
import type { BodyOutcome } from "../server/body-outcome.js";
import type { CallContext } from "../server/call-context.js";
import { LiveCall } from "../server/live-call.js";
import type { ArrivedAt } from "../server/public-address.js";
import type { ServerLimits } from "../server/server-settings.js";
import { hasBody, readBody } from "./node-body.js";

/** The names and values of header lines that Node keeps by default, without telling whether there were more. */
const mostHeaderTexts = 2000;

/** The facts that a framework in front has about a request. */
export interface FrontFacts {
  /** The path prefix of the contract; `""` for none. */
  readonly mount: string;
  /** The address without that prefix. */
  readonly target: string;
  /** The result of a body parser that does not use `request.body`. */
  readonly body?: unknown;
}

/** A request of node:http. */
export class NodeRequest implements ArrivedRequest {
  readonly protocol = undefined;
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly #front: FrontFacts | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, front?: FrontFacts) {
    this.incoming = request;
    this.response = response;
    this.#front = front;
  }

  get method(): string {
    return this.incoming.method ?? "GET";
  }

  get target(): string {
    return this.#front?.target ?? this.incoming.url ?? "/";
  }

  get contentType(): string | undefined {
    return this.incoming.headers["content-type"];
  }

  get soapAction(): string | undefined {
    const { soapaction } = this.incoming.headers;
    return typeof soapaction === "string" ? soapaction : undefined;
  }

  get hasBody(): boolean {
    return hasBody(this.incoming);
  }

  get hasTooManyHeaders(): boolean {
    return this.incoming.rawHeaders.length > mostHeaderTexts;
  }

  get hasSeveralHosts(): boolean {
    const { rawHeaders } = this.incoming;
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index] ?? "";
      if (name.length === "host".length && name.toLowerCase() === "host") hosts++;
    }
    return hosts > 1;
  }

  readBody(limits: ServerLimits): BodyOutcome | Promise<BodyOutcome> {
    return readBody(this.incoming, limits, this.#front?.body);
  }

  headers(): Headers {
    const headers = new Headers();
    const raw = this.incoming.rawHeaders;
    for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
    return headers;
  }

  peer(): string | undefined {
    return this.incoming.socket.remoteAddress;
  }

  /** Express removes the mounted path from the address and keeps it in `baseUrl`. */
  arrivedAt(): ArrivedAt {
    const { socket, headers } = this.incoming;
    const mount: unknown = this.#front?.mount ?? Reflect.get(this.incoming, "baseUrl");
    return {
      target: this.incoming.url ?? "/",
      host: headers.host,
      secure: "encrypted" in socket && socket.encrypted === true,
      localAddress: socket.localAddress,
      localPort: socket.localPort,
      mount: typeof mount === "string" ? mount : "",
    };
  }

  whenGone(gone: () => void): void {
    const { response } = this;
    if (response.destroyed) gone();
    else
      response.once("close", () => {
        if (!response.writableFinished) gone();
      });
  }
}

/**
 * The node:http request of a call: its address, its method, and its socket, which knows the caller's certificate. Its
 * body was read. Undefined on other hosts, in process, and for a context that a test made.
 */
export function incomingRequest(context: CallContext): IncomingMessage | undefined {
  const source = context instanceof LiveCall ? context.source : undefined;
  return source instanceof NodeRequest ? source.incoming : undefined;
}
