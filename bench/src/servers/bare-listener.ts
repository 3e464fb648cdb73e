import type { IncomingMessage, ServerResponse } from "node:http";
import { wireMessages } from "../messages/wire-messages.js";

const replies = {
  soap: { type: "text/xml; charset=utf-8", body: wireMessages.soapReply },
  json: { type: "application/json", body: wireMessages.jsonReply },
};

/** What node:http costs by itself: reads the body, looks at nothing, answers a constant. */
export function bareListener(request: IncomingMessage, response: ServerResponse): void {
  const { type, body } = request.url === "/soap11" ? replies.soap : replies.json;
  const chunks: Uint8Array[] = [];
  request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  request.on("end", () => {
    response.writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
    response.end(body);
  });
}
