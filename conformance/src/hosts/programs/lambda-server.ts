import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { LambdaEvent, LambdaHandler } from "@stubwright/runtime/hosts";

/** The part of API Gateway that tests need: a stage, events of format 2.0 with bodies in base64, and replies from results. */
export function lambdaServer(handler: LambdaHandler): RequestListener {
  return (request, response) => {
    invoke(handler, request, response).catch(() => response.writeHead(502).end());
  };
}

async function invoke(handler: LambdaHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const result = await handler(eventOf(request, Buffer.concat(pieces)));
  const body = Buffer.from(result.body, result.isBase64Encoded ? "base64" : "utf8");
  const cookies = result.cookies.length === 0 ? {} : { "Set-Cookie": result.cookies };
  response.writeHead(result.statusCode, { "content-length": body.length, ...result.headers, ...cookies });
  response.end(request.method === "HEAD" ? undefined : body);
}

function eventOf(request: IncomingMessage, body: Buffer): LambdaEvent {
  const { url = "/", method = "GET", headers, socket } = request;
  const [path = "/", query = ""] = url.split("?");
  const lines = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    version: "2.0",
    rawPath: path,
    rawQueryString: query,
    headers: Object.fromEntries(lines.filter(([name]) => name !== "transfer-encoding")),
    requestContext: {
      domainName: headers.host ?? "",
      stage: "live",
      http: { method, sourceIp: socket.remoteAddress ?? "" },
    },
    ...(body.length === 0 ? {} : { body: body.toString("base64") }),
    isBase64Encoded: body.length > 0,
  };
}
