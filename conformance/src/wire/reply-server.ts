import type { RequestListener } from "node:http";
import { TestServers } from "./test-servers.js";

/** An HTTP reply as bytes. */
export interface SentReply {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** Servers that answer every request with the same bytes, whatever a contract says. */
export class ReplyServers {
  readonly #servers = new TestServers();

  /** Starts one, and gives its URL. */
  start({ status = 200, headers, body }: SentReply): Promise<string> {
    const answer: RequestListener = (request, response) => {
      request.resume();
      request.on("end", () => {
        response.writeHead(status, headers);
        response.end(body);
      });
    };
    return this.#servers.start(answer);
  }

  /** Waits until all have ended. */
  closeAll(): Promise<void> {
    return this.#servers.closeAll();
  }
}
