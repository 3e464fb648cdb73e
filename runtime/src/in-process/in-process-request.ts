import type { ArrivedRequest } from "../server/arrived-request.js";
import type { BodyOutcome } from "../server/body-outcome.js";
import type { ArrivedAt } from "../server/public-address.js";

/** A call in process as the server sees it. */
export class InProcessRequest implements ArrivedRequest {
  readonly protocol = "in-process";
  readonly method = "POST";
  readonly hasBody = true;
  readonly hasTooManyHeaders = false;
  readonly hasSeveralHosts = false;
  readonly target: string;
  readonly #headers: Headers;
  readonly #text: string;
  readonly #caller = new AbortController();

  constructor(url: string, { headers, body, signal }: RequestInit) {
    this.target = url;
    this.#headers = new Headers(headers);
    this.#text = typeof body === "string" ? body : "";
    signal?.addEventListener("abort", () => this.leave());
    if (signal?.aborted) this.leave();
  }

  get contentType(): string | undefined {
    return this.#headers.get("content-type") ?? undefined;
  }

  get soapAction(): string | undefined {
    return this.#headers.get("soapaction") ?? undefined;
  }

  /** Whether the reply is no longer wanted. */
  get isLeft(): boolean {
    return this.#caller.signal.aborted;
  }

  readBody(): BodyOutcome {
    return { kind: "read", body: { kind: "text", text: this.#text } };
  }

  headers(): Headers {
    return this.#headers;
  }

  peer(): undefined {
    return undefined;
  }

  arrivedAt(): ArrivedAt {
    return {
      target: this.target,
      host: undefined,
      secure: false,
      localAddress: undefined,
      localPort: undefined,
      mount: "",
    };
  }

  whenGone(gone: () => void): void {
    const { signal } = this.#caller;
    if (signal.aborted) gone();
    else signal.addEventListener("abort", gone, { once: true });
  }

  leave(): void {
    this.#caller.abort();
  }

  /** A complete reply may still be in the hands of its reader, who may leave. */
  answered(): void {}
}
