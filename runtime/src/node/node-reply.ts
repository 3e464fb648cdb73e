import type { IncomingMessage } from "node:http";
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";
import type { FetchedReply } from "../client/transport.js";
import { ByteCollector } from "../http/byte-collector.js";
import { Inflater } from "./inflater.js";

/** A node:http reply in the form that transports read. */
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

  /** The body as a stream, made at first use. */
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    this.#body ??= webStream(this.#content);
    return this.#body;
  }

  /** The whole body. Rejects if the connection ends early. */
  arrayBuffer(): Promise<ArrayBuffer> {
    // An unread stream blocks its message.
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
 * Waits for the next turn of the event loop. Some servers close a connection right after a reply, which is noticed in
 * that turn; an earlier call would use the closed connection and fail.
 */
function afterNextTurn(proceed: () => void): void {
  setImmediate(() => setImmediate(proceed));
}

/** The most content codings. No honest peer sends more, and each takes memory. */
const mostCodings = 5;

/** The decompressed content of a message; unknown codings stay as they are. */
function decoded(message: IncomingMessage): Readable {
  const codings = (message.headers["content-encoding"] ?? "").toLowerCase().split(",").reverse();
  const makers = codings.map((coding) => decoders.get(coding.trim()));
  if (makers.length > mostCodings || makers.includes(undefined)) return message;
  // The reader of the content receives the error.
  return makers.reduce<Readable>(
    (content, make) => (make ? pipeline(content, make(), () => undefined) : content),
    message,
  );
}

const flush = constants.Z_SYNC_FLUSH;
const brotliFlush = constants.BROTLI_OPERATION_FLUSH;

/** Decoders that accept empty or truncated content like the global fetch. */
const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ["gzip", () => createGunzip({ flush, finishFlush: flush })],
  ["x-gzip", () => createGunzip({ flush, finishFlush: flush })],
  ["deflate", () => new Inflater({ flush, finishFlush: flush })],
  ["br", () => createBrotliDecompress({ flush: brotliFlush, finishFlush: brotliFlush })],
]);

/** A web stream of content that fails if the message is cut off; Node's own conversion would end it normally. */
function webStream(content: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { errored } = content;
  if (errored) return new ReadableStream({ start: (controller) => controller.error(errored) });
  // Node declares the same class as another type.
  return Readable.toWeb(content) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
