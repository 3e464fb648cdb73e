import { ByteCollector } from "../http/byte-collector.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";
import type { FetchedReply } from "./transport.js";

/**
 * Reads the body of a reply. Throws `ProtocolError` for a body beyond the limit, and the stream's own error if that
 * fails.
 */
export async function readReplyBody(response: FetchedReply, maxBytes: number, facts: ReplyFacts): Promise<Uint8Array> {
  const { headers } = facts;
  const length = headers.get("content-length");
  // A browser does not show how the reply of another origin was compressed.
  const isPlain = length !== null && response.type !== "cors" && !headers.has("content-encoding");
  if (isPlain && Number(length) > maxBytes) {
    await discard(response);
    throw tooLong(maxBytes, facts);
  }
  return isPlain ? new Uint8Array(await response.arrayBuffer()) : collect(response, maxBytes, facts);
}

/** Whether a reply reports success (RFC 9110 section 15.3). */
export function isSuccess({ status }: ReplyFacts): boolean {
  return status >= 200 && status < 300;
}

/** Releases the connection without reading a body. */
export async function discard(response: FetchedReply): Promise<void> {
  await response.body?.cancel();
}

async function collect(response: FetchedReply, maxBytes: number, facts: ReplyFacts): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const body = new ByteCollector();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    body.add(read.value);
    if (body.length > maxBytes) {
      await reader?.cancel();
      throw tooLong(maxBytes, facts);
    }
  }
  return body.bytes;
}

function tooLong(maxBytes: number, facts: ReplyFacts): ProtocolError {
  return new ProtocolError(`the reply is longer than ${maxBytes} bytes`, facts);
}
