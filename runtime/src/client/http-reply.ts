import { type CallErrorFacts, ProtocolError } from "./call-error.js";
import type { FetchedReply } from "./transport-options.js";

/** A reply whose body has been read. */
export interface HttpReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Reads a reply's body within the limit. Throws `ProtocolError` for what is longer, and what the stream fails with. */
export async function readHttpReply(
  response: FetchedReply,
  maxBytes: number,
  facts: CallErrorFacts,
): Promise<HttpReply> {
  const { status, headers } = response;
  const length = headers.get("content-length");
  const isPlain = length !== null && !headers.has("content-encoding");
  if (isPlain && Number(length) > maxBytes) {
    await discard(response);
    throw tooLong(maxBytes, facts);
  }
  if (isPlain) return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
  if (response.body === null) return { status, headers, body: new Uint8Array(0) };
  return { status, headers, body: await collect(response.body, maxBytes, facts) };
}

/** Gives the connection back without reading a body. */
export async function discard(response: FetchedReply): Promise<void> {
  await response.body?.cancel();
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  facts: CallErrorFacts,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLong(maxBytes, facts);
    }
    chunks.push(read.value);
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tooLong(maxBytes: number, facts: CallErrorFacts): ProtocolError {
  return new ProtocolError(`the reply is longer than ${maxBytes} octets`, facts);
}
