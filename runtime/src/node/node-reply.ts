import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FetchedReply } from "../client/transport-options.js";
import { OctetCollector } from "../octet-collector.js";

/** A reply of node:http as a transport reads it. */
export class NodeReply implements FetchedReply {
  readonly status: number;
  readonly type: ResponseType = "default";
  readonly headers: Headers;
  readonly #message: IncomingMessage;
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(message: IncomingMessage) {
    this.status = message.statusCode ?? 0;
    this.headers = new Headers();
    const { rawHeaders } = message;
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      this.headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
    }
    this.#message = message;
  }

  /** The body as a stream, made when first asked for. */
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    this.#body ??= webStream(this.#message);
    return this.#body;
  }

  /** The whole body. Rejects where the connection ends before it does. */
  arrayBuffer(): Promise<ArrayBuffer> {
    const message = this.#message;
    return new Promise((resolve, reject) => {
      if (message.errored) return reject(message.errored);
      const body = new OctetCollector();
      message.on("data", (chunk: Buffer) => body.add(chunk));
      message.once("error", reject);
      message.once("end", () => resolve(new Uint8Array(body.octets).buffer));
    });
  }
}

/** Of a message that has broken off Node makes a stream that has ended in order. */
function webStream(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { errored } = message;
  if (errored) return new ReadableStream({ start: (controller) => controller.error(errored) });
  // Node's own declaration of the same class is another type.
  return Readable.toWeb(message) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
