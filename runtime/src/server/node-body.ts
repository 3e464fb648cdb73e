import type { IncomingMessage } from "node:http";
import { ByteCollector } from "../http/byte-collector.js";
import { timerMs } from "../http/timer-ms.js";
import type { RequestBody } from "./request-body.js";
import type { ServerLimits } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import type { WireReply } from "./wire-reply.js";

/** How reading a body ended. */
type BodyOutcome =
  | { readonly kind: "read"; readonly body: RequestBody }
  /** The fault is the answer; the body is not wanted, or the rest of it if it was being read. */
  | {
      readonly kind: "refused";
      readonly fault: ServiceFault;
      readonly whileRead?: true;
      /** What the answer says beside the fault. */
      readonly headers?: WireReply["headers"];
    }
  /** The caller went away: there is nobody to answer. */
  | { readonly kind: "gone" };

const gone: BodyOutcome = { kind: "gone" };
const none: BodyOutcome = { kind: "read", body: { kind: "none" } };

/**
 * Reads a request's body within the limits. Never rejects. A body that came together with its head is there one microtask
 * after the request was told of: if this is called then, it needs neither listeners nor a timer.
 */
export function readBody(request: IncomingMessage, limits: ServerLimits): BodyOutcome | Promise<BodyOutcome> {
  if (!hasBody(request)) return none;
  const { "content-encoding": encoding, "content-length": length, "transfer-encoding": coding } = request.headers;
  if (request.readableDidRead) return parsedBody(request);
  // RFC 9112 section 6.1: node:http undoes no other, and hands such a body on as it came.
  if (coding !== undefined && coding.toLowerCase() !== "chunked") {
    return refusal(501, "The only supported transfer coding is chunked.");
  }
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    // RFC 9110 section 15.5.16: which codings would have been accepted.
    return { ...refusal(415, "The body must not be compressed."), headers: [["Accept-Encoding", "identity"]] };
  }
  if (length !== undefined && Number(length) > limits.bodyBytes) return tooLarge(limits);
  return arrivedBody(request) ?? collect(request, limits);
}

/** Whether a request announces a body (RFC 9112 section 6). */
export function hasBody(request: IncomingMessage): boolean {
  const { "transfer-encoding": coding, "content-length": length } = request.headers;
  return coding !== undefined || (length !== undefined && length !== "0");
}

/** The body, if all that its Content-Length says is waiting to be read. */
function arrivedBody(request: IncomingMessage): BodyOutcome | undefined {
  if (request.readableLength !== Number(request.headers["content-length"])) return undefined;
  const octets: unknown = request.read();
  request.resume();
  return octets instanceof Uint8Array ? { kind: "read", body: { kind: "octets", octets } } : undefined;
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
    request.on("end", () => settle(read(body)));
    request.on("error", () => settle(gone));
    request.on("close", () => settle(gone));
  });
}

function read({ bytes: octets }: ByteCollector): BodyOutcome {
  return octets.length === 0 ? none : { kind: "read", body: { kind: "octets", octets } };
}

/** What a body parser in front of the listener has left as `request.body`. */
function parsedBody(request: IncomingMessage): BodyOutcome {
  const body: unknown = Reflect.get(request, "body");
  if (typeof body === "string") return { kind: "read", body: { kind: "text", text: body } };
  if (body instanceof Uint8Array) return { kind: "read", body: { kind: "octets", octets: body } };
  if (body !== undefined) return { kind: "read", body: { kind: "value", value: body } };
  const cause = new Error("Something in front of the listener has read the request's body and left no request.body.");
  return { kind: "refused", fault: new ServiceFault("Server", "The service failed.", { cause }) };
}

type Refusal = Extract<BodyOutcome, { kind: "refused" }>;

function tooLarge({ bodyBytes }: ServerLimits): Refusal {
  return refusal(413, `The body must not be longer than ${bodyBytes} octets.`);
}

function tooSlow({ bodyMs }: ServerLimits): Refusal {
  return refusal(408, `The body did not arrive within ${bodyMs} ms.`);
}

function refusal(status: number, detail: string): Refusal {
  return { kind: "refused", fault: new ServiceFault("Client", detail, { status }) };
}
