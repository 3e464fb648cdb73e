import type { RequestListener } from "node:http";
import { matchTilesPerformanceRequest as operation } from "@game-play/api/operations";
import { board } from "../messages/game-messages.js";
import { decodeJson, encodeJson, encodeSoap, soapDecoder } from "../messages/wire-messages.js";
import { plainListener, replyTo } from "./plain-listener.js";

const decodeSoap = soapDecoder(operation.request);

/** Our codecs without our server: what is left of it is the price of routing, limits, errors and handlers. */
export const codecListener: RequestListener = plainListener((path, chunks) => {
  const text = Buffer.concat(chunks).toString();
  if (path === "/soap11") {
    decodeSoap(text);
    return replyTo(path, encodeSoap(operation.reply, board));
  }
  decodeJson(operation.request, text);
  return replyTo(path, encodeJson(operation.reply, board));
});

/** JSON without any contract: no server that parses and writes JSON can take less. */
export const jsonListener: RequestListener = plainListener((path, chunks) => {
  JSON.parse(Buffer.concat(chunks).toString());
  return replyTo(path, JSON.stringify(board));
});
