import type { IncomingMessage } from "node:http";
import type { WireReply } from "../server/wire-reply.js";
import { hasBody } from "./node-body.js";

/** The time and the bytes for which a refused request is still read. */
const lingerMs = 1000;
const lingerBytes = 4_194_304;

/** Whether more of a body may arrive than is worth reading to keep the connection. */
export function isUnread(request: IncomingMessage, { cutsOff = false }: WireReply, bodyBytes: number): boolean {
  if (request.complete || request.readableEnded || !hasBody(request)) return false;
  if (cutsOff || request.readableDidRead) return cutsOff;
  const length = request.headers["content-length"];
  return length === undefined || Number(length) > bodyBytes;
}

/**
 * Discards the rest of a request for a short time. A connection that is closed with unread bytes is reset, and the
 * caller would lose the reply (RFC 9112 section 9.6).
 */
export function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = lingerBytes;
    const finish = (): void => {
      clearTimeout(timer);
      request.off("data", discard);
      resolve();
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
    request.resume();
  });
}
