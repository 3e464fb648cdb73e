import type { RequestListener } from "node:http";
import { matchTilesPerformanceRequest as operation } from "@game-play/api/operations";
import { board } from "../messages/game-messages.js";
import { decodeJson, encodeJson, encodeSoap, soapDecoder } from "../messages/wire-messages.js";
import { type PlainReply, plainListener, replyTo } from "./plain-listener.js";

const decodeSoap = soapDecoder(operation.request);

/** Our codecs without our server: what is left of it is the price of routing, limits, errors and handlers. */
export const codecListener: RequestListener = plainListener((path, chunks) =>
  codecReply(path, Buffer.concat(chunks).toString()),
);

/** The same on hosts that speak `Request`: the least that a handler there can do. */
export async function codecHandler(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { type, body } = codecReply(pathname, await request.text());
  return new Response(body, { headers: { "Content-Type": type } });
}

function codecReply(path: string, text: string): PlainReply {
  if (path === "/soap11") {
    decodeSoap(text);
    return replyTo(path, encodeSoap(operation.reply, board));
  }
  decodeJson(operation.request, text);
  return replyTo(path, encodeJson(operation.reply, board));
}

/** JSON without any contract: no server that parses and writes JSON can take less. */
export const jsonListener: RequestListener = plainListener((path, chunks) => {
  JSON.parse(Buffer.concat(chunks).toString());
  return replyTo(path, JSON.stringify(board));
});
