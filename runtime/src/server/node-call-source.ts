import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallSource } from "./live-call.js";

/** The facts of a call that came in through node:http. */
export class NodeCallSource implements CallSource {
  readonly protocol = undefined;
  readonly incoming: IncomingMessage;
  readonly #response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.incoming = request;
    this.#response = response;
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

  whenGone(gone: () => void): void {
    const response = this.#response;
    if (response.destroyed) gone();
    else
      response.once("close", () => {
        if (!response.writableFinished) gone();
      });
  }
}
