import type { OutgoingHttpHeaders } from "node:http";
import { isStreamed, type WireReply } from "../server/wire-reply.js";

/** The headers of a reply as Node takes them, with the length of a body that is whole. */
export function headersOf({ contentType, body, headers: extra }: WireReply): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  if (contentType !== undefined) headers["Content-Type"] = contentType;
  if (!isStreamed(body)) headers["Content-Length"] = Buffer.byteLength(body);
  for (const [name, value] of extra) {
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat().map(String);
  }
  return headers;
}
