import type { IncomingMessage } from "node:http";
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";
import type { FetchedReply } from "../client/transport.js";
import { ByteCollector } from "../http/byte-collector.js";
import { Inflater } from "./inflater.js";

/** A reply of node:http as a transport reads it. */
export class NodeReply implements FetchedReply {
  readonly status: number;
  readonly type: ResponseType = "default";
  readonly headers: Headers;
  readonly #content: Readable;
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(message: IncomingMessage) {
    this.status = message.statusCode ?? 0;
    this.headers = new Headers();
    const { rawHeaders } = message;
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      this.headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
    }
    this.#content = decoded(message);
  }

  /** The body as a stream, made when first asked for. */
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    this.#body ??= webStream(this.#content);
    return this.#body;
  }

  /** The whole body. Rejects where the connection ends before it does. */
  arrayBuffer(): Promise<ArrayBuffer> {
    // A stream that nobody reads holds its message up.
    if (this.#body !== undefined) return new Response(this.#body).arrayBuffer();
    const content = this.#content;
    return new Promise((resolve, reject) => {
      if (content.errored) return reject(content.errored);
      const body = new ByteCollector();
      content.on("data", (chunk: Buffer) => body.add(chunk));
      content.once("error", reject);
      content.once("end", () => afterNextTurn(() => resolve(new Uint8Array(body.bytes).buffer)));
    });
  }
}

/**
 * Some servers close a connection right behind a reply, without a word. That is read within the next turn of the loop; before, the next
 * call would go over it, and fail.
 */
function afterNextTurn(proceed: () => void): void {
  setImmediate(() => setImmediate(proceed));
}

/** No honest peer sends more, and each takes memory. */
const mostCodings = 5;

/** The content of a message as it was before it was compressed; that in a coding that is not known, as it came. */
function decoded(message: IncomingMessage): Readable {
  const codings = (message.headers["content-encoding"] ?? "").toLowerCase().split(",").reverse();
  const makers = codings.map((coding) => decoders.get(coding.trim()));
  if (makers.length > mostCodings || makers.includes(undefined)) return message;
  // The reader of the content gets the error.
  return makers.reduce<Readable>(
    (content, make) => (make ? pipeline(content, make(), () => undefined) : content),
    message,
  );
}

const flush = constants.Z_SYNC_FLUSH;
const brotliFlush = constants.BROTLI_OPERATION_FLUSH;

/** Like the global fetch: content that is empty, or ends too early, is read as far as it goes. */
const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ["gzip", () => createGunzip({ flush, finishFlush: flush })],
  ["x-gzip", () => createGunzip({ flush, finishFlush: flush })],
  ["deflate", () => new Inflater({ flush, finishFlush: flush })],
  ["br", () => createBrotliDecompress({ flush: brotliFlush, finishFlush: brotliFlush })],
]);

/** Of a message that has broken off Node makes a stream that has ended in order. */
function webStream(content: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { errored } = content;
  if (errored) return new ReadableStream({ start: (controller) => controller.error(errored) });
  // Node's own declaration of the same class is another type.
  return Readable.toWeb(content) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
