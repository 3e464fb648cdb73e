import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { inTurns } from "../server/in-turns.js";
import { isStreamed, type StreamedBody, type WholeBody, type WireReply } from "../server/wire-reply.js";
import { headersWithLength } from "./headers-of.js";
import { discardRest, isUnread } from "./unread-body.js";

/**
 * Sends a reply. If the rest of a long request body is not wanted, the connection is closed afterwards. The promise
 * rejects if a streamed body fails.
 */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: WireReply,
  bodyBytes: number,
): Promise<void> | undefined {
  const { body } = reply;
  if (response.headersSent || response.destroyed) return isStreamed(body) ? body.close() : undefined;
  const unread = isUnread(request, reply, bodyBytes);
  const headers = headersWithLength(reply);
  if (unread) headers.Connection = "close";
  response.writeHead(reply.status, headers);
  if (isStreamed(body)) return sendPieces(request, response, body);
  if (request.method === "HEAD") response.end();
  else if (unread) void linger(request, response, body);
  else sendWhole(response, body, encodingOf(body, headers));
  return undefined;
}

/**
 * Sends a body and ends the reply. `end` with a text passes two pieces to the connection, the text and an empty one,
 * which takes longer than one piece, so the text is written first. If middleware replaced either method, to compress
 * replies or to store a session, `end` gets everything.
 */
function sendWhole(response: ServerResponse, body: WholeBody, encoding: BufferEncoding): void {
  if (!isPlain(response)) {
    response.end(body, encoding);
    return;
  }
  response.write(body, encoding);
  response.socket?.uncork();
  response.end();
}

/**
 * The cheapest encoding that gives the same bytes as UTF-8: a text of ASCII only is as long as its bytes, and Latin-1
 * needs no encoder.
 */
function encodingOf(body: WholeBody, headers: OutgoingHttpHeaders): BufferEncoding {
  return headers["Content-Length"] === body.length ? "latin1" : "utf8";
}

/** Sends pieces. No piece is requested before the connection accepts it. A caller that leaves is no error. */
async function sendPieces(
  request: IncomingMessage,
  response: ServerResponse,
  { pieces, close }: StreamedBody,
): Promise<void> {
  try {
    if (request.method !== "HEAD") await writePieces(response, inTurns(pieces, nextTurn));
    response.end();
  } finally {
    await close();
  }
}

async function writePieces(response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece) && !response.destroyed) await drained(response);
  }
}

/** Resolves when a response accepts more, or is closed. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      response.off("drain", settle).off("close", settle);
      resolve();
    };
    response.on("drain", settle).on("close", settle);
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Writes the whole reply and ends the connection a little later. */
async function linger(request: IncomingMessage, response: ServerResponse, body: WholeBody): Promise<void> {
  response.write(body);
  await discardRest(request);
  response.end();
}

/**
 * Whether a response has Node's own methods for writing and ending, which middleware in front of a listener may have
 * replaced. False if it cannot be told. Node's class is taken from the process, not imported, so that modules with a
 * listener load on every host.
 */
function isPlain(response: ServerResponse): boolean {
  plain ??= globalThis.process?.getBuiltinModule?.("node:http").ServerResponse.prototype ?? {};
  return response.end === plain.end && response.write === plain.write;
}

let plain: Partial<Pick<ServerResponse, "end" | "write">> | undefined;
