import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { inTurns } from "./in-turns.js";
import { hasBody } from "./node-body.js";
import { isStreamed, type StreamedBody, type WholeBody, type WireReply } from "./wire-reply.js";

/** How much a connection still takes, unread, after its request was refused: time and octets. */
const lingerMs = 1000;
const lingerBytes = 4_194_304;

/**
 * Sends a reply. Where the rest of a long request body is not wanted, the connection is closed after it. What is returned
 * rejects where a body that comes in pieces fails on the way.
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
  const headers = outgoing(reply);
  if (unread) headers.Connection = "close";
  response.writeHead(reply.status, headers);
  if (isStreamed(body)) return sendPieces(request, response, body);
  if (request.method === "HEAD") response.end();
  else if (unread) linger(request, response, body);
  else sendWhole(response, body, encodingOf(body, headers));
  return undefined;
}

/**
 * Sends a body and ends the reply. `end` with a text passes two pieces to the connection, the text and an empty one, which
 * takes Node longer than one piece: so the text is written first, and goes out at once. What is put in front of a listener
 * may have replaced either method, to compress replies or to store a session before they end: then `end` has it all.
 */
function sendWhole(response: ServerResponse, body: WholeBody, encoding: BufferEncoding): void {
  const { end, write } = ServerResponse.prototype;
  if (response.end !== end || response.write !== write) {
    response.end(body, encoding);
    return;
  }
  response.write(body, encoding);
  response.socket?.uncork();
  response.end();
}

/**
 * The encoding that gives the same octets as UTF-8 at the least cost: a text of ASCII alone is as long as its octets, and Latin-1
 * needs no encoder.
 */
function encodingOf(body: WholeBody, headers: OutgoingHttpHeaders): BufferEncoding {
  return headers["Content-Length"] === body.length ? "latin1" : "utf8";
}

/** Nothing is asked for that the connection does not take yet. A caller that goes away is no error. */
async function sendPieces(
  request: IncomingMessage,
  response: ServerResponse,
  { pieces, close }: StreamedBody,
): Promise<void> {
  try {
    if (request.method === "HEAD") response.end();
    else await pipeline(Readable.from(inTurns(pieces, setImmediate), { objectMode: false }), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  } finally {
    await close();
  }
}

function isGone(error: unknown): boolean {
  return Reflect.get(Object(error), "code") === "ERR_STREAM_PREMATURE_CLOSE";
}

/** Whether more of the body may be on its way than is worth reading to keep the connection. */
function isUnread(request: IncomingMessage, { cutsOff = false }: WireReply, bodyBytes: number): boolean {
  if (request.complete || request.readableEnded || !hasBody(request)) return false;
  if (cutsOff || request.readableDidRead) return cutsOff;
  const length = request.headers["content-length"];
  return length === undefined || Number(length) > bodyBytes;
}

function outgoing({ contentType, body, headers: extra }: WireReply): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  if (contentType !== undefined) headers["Content-Type"] = contentType;
  if (!isStreamed(body)) headers["Content-Length"] = Buffer.byteLength(body);
  for (const [name, value] of extra) {
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat().map(String);
  }
  return headers;
}

/**
 * Writes the whole reply and ends the connection a little later, throwing away what still comes: a connection that is
 * closed with octets unread is reset, and the caller would lose the reply (RFC 9112 section 9.6).
 */
function linger(request: IncomingMessage, response: ServerResponse, body: WholeBody): void {
  let left = lingerBytes;
  const finish = (): void => {
    clearTimeout(timer);
    request.off("data", discard);
    response.end();
  };
  const discard = (chunk: Uint8Array): void => {
    left -= chunk.length;
    if (left < 0) finish();
  };
  const timer = setTimeout(finish, lingerMs);
  request.on("data", discard);
  request.once("end", finish);
  request.once("close", finish);
  request.once("error", finish);
  response.write(body);
  request.resume();
}
