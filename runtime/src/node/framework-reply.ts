import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { inTurns } from "../server/in-turns.js";
import { isStreamed, type StreamedBody, type WholeBody, type WireReply } from "../server/wire-reply.js";
import { headersOf, headersWithLength } from "./headers-of.js";
import type { ListenedContract } from "./listener.js";
import { discardRest, isUnread } from "./unread-body.js";

/** A reply that a framework sends, after its hooks and middleware have seen it. */
export interface FrameworkReply {
  readonly status: number;
  /** Frameworks add the length of a complete body. */
  readonly headers: OutgoingHttpHeaders;
  /** `""` if there is none. */
  readonly body: string | Buffer | Readable;
}

/** The request and response of a reply. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly contract: ListenedContract;
}

/** A reply in the form that frameworks send. `sendReply` is for hosts that leave the sending to us. */
export function frameworkReply(reply: WireReply, { request, response, contract }: Asked): FrameworkReply {
  const { status, body } = reply;
  const headers = headersOf(reply);
  if (isStreamed(body)) return { status, headers, body: streamedBody(body, { request, response, contract }) };
  if (!isUnread(request, reply, contract.bodyBytes)) return { status, headers, body: wholeBody(body) };
  const closing = { ...headersWithLength(reply), Connection: "close" };
  return { status, headers: closing, body: Readable.from(lingering(request, body)) };
}

function wholeBody(body: WholeBody): string | Buffer {
  return typeof body === "string" ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

/** The whole body, which ends after the rest of the request was discarded. */
async function* lingering(request: IncomingMessage, body: WholeBody): AsyncGenerator<string | Buffer, void> {
  yield wholeBody(body);
  await discardRest(request);
}

function streamedBody(body: StreamedBody, { request, response, contract }: Asked): string | Readable {
  if (request.method === "HEAD") {
    body.close().catch(contract.report);
    return "";
  }
  const stream = Readable.from(closed(body, contract), { objectMode: false });
  // A reply that has started can only be cut off.
  stream.once("error", () => response.destroy());
  return stream;
}

async function* closed({ pieces, close }: StreamedBody, { report }: ListenedContract): AsyncGenerator<string, void> {
  try {
    yield* inTurns(pieces, nextTurn);
  } catch (error) {
    report(error);
    throw error;
  } finally {
    await close();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
