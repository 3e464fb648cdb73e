import type { OutgoingHttpHeaders } from "node:http";
import { isStreamed, type WireReply } from "../server/wire-reply.js";

/** The headers of a reply for Node, with the length of a complete body. */
export function headersWithLength(reply: WireReply): OutgoingHttpHeaders {
  const headers = headersOf(reply);
  if (!isStreamed(reply.body)) headers["Content-Length"] = Buffer.byteLength(reply.body);
  return headers;
}

/** The headers of a reply for Node. */
export function headersOf({ contentType, headers: extra }: WireReply): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  if (contentType !== undefined) headers["Content-Type"] = contentType;
  for (const [name, value] of extra) {
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat().map(String);
  }
  return headers;
}
