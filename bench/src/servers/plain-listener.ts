import type { RequestListener } from "node:http";

/** What is written for a request. */
export interface PlainReply {
  readonly type: string;
  readonly body: string;
}

/** The reply that has this body, in the type of the wire that the path is of. */
export function replyTo(path: string, body: string): PlainReply {
  return { type: path === "/soap11" ? "text/xml; charset=utf-8" : "application/json", body };
}

/** The least that node:http asks of a listener: reads the body, writes what `answer` makes of it. No errors, no limits. */
export function plainListener(answer: (path: string, chunks: readonly Uint8Array[]) => PlainReply): RequestListener {
  return (request, response) => {
    const chunks: Uint8Array[] = [];
    request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    request.on("end", () => {
      const { type, body } = answer(request.url ?? "/", chunks);
      response.writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
      response.end(body);
    });
  };
}
