import type { IncomingMessage } from "node:http";
import { ByteCollector } from "../http/byte-collector.js";
import { timerMs } from "../http/timer-ms.js";
import {
  type BodyOutcome,
  bodyOfBytes,
  consumedBefore,
  gone,
  noBody,
  refusedBefore,
  tooLarge,
  tooSlow,
} from "../server/body-outcome.js";
import type { ServerLimits } from "../server/server-settings.js";

/**
 * Reads a request's body within the limits. Never rejects. A body that arrived together with its head is available one
 * microtask after the request event; then neither listeners nor a timer are needed. `parsed` is the result of a body
 * parser in front, unless that is `request.body`.
 */
export function readBody(
  request: IncomingMessage,
  limits: ServerLimits,
  parsed?: unknown,
): BodyOutcome | Promise<BodyOutcome> {
  if (!hasBody(request)) return noBody;
  if (request.readableDidRead) return parsedBody(parsed ?? Reflect.get(request, "body"));
  const { "content-encoding": encoding, "content-length": length, "transfer-encoding": coding } = request.headers;
  return refusedBefore({ encoding, coding, length }, limits) ?? arrivedBody(request) ?? collect(request, limits);
}

/** Whether a request announces a body (RFC 9112 section 6). */
export function hasBody(request: IncomingMessage): boolean {
  const { "transfer-encoding": coding, "content-length": length } = request.headers;
  return coding !== undefined || (length !== undefined && length !== "0");
}

/** The body, if all bytes of its Content-Length have arrived. */
function arrivedBody(request: IncomingMessage): BodyOutcome | undefined {
  if (request.readableLength !== Number(request.headers["content-length"])) return undefined;
  const bytes: unknown = request.read();
  request.resume();
  return bytes instanceof Uint8Array ? { kind: "read", body: { kind: "bytes", bytes } } : undefined;
}

function collect(request: IncomingMessage, limits: ServerLimits): BodyOutcome | Promise<BodyOutcome> {
  if (request.destroyed) return gone;
  return new Promise((resolve) => {
    const body = new ByteCollector();
    const settle = (outcome: BodyOutcome): void => {
      clearTimeout(timer);
      request.off("data", take);
      resolve(outcome);
    };
    const take = (chunk: Uint8Array): void => {
      if (body.length + chunk.length > limits.bodyBytes) settle({ ...tooLarge(limits), whileRead: true });
      else body.add(chunk);
    };
    const timer = setTimeout(() => settle({ ...tooSlow(limits), whileRead: true }), timerMs(limits.bodyMs));
    request.on("data", take);
    request.on("end", () => settle(bodyOfBytes(body.bytes)));
    request.on("error", () => settle(gone));
    request.on("close", () => settle(gone));
  });
}

/** The result of a body parser in front of the listener. */
function parsedBody(body: unknown): BodyOutcome {
  if (typeof body === "string") return { kind: "read", body: { kind: "text", text: body } };
  if (body instanceof Uint8Array) return { kind: "read", body: { kind: "bytes", bytes: body } };
  if (body !== undefined) return { kind: "read", body: { kind: "value", value: body } };
  return consumedBefore("Something in front of the listener has read the request's body and left no request.body.");
}
