import type { ServerLimits } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import type { WireReply } from "./wire-reply.js";

/** The result of reading a request's body. */
export type BodyOutcome =
  | { readonly kind: "read"; readonly body: RequestBody }
  | Refusal
  /** The caller left, so nobody reads an answer. */
  | { readonly kind: "gone" };

/** A refusal: the fault is the answer, and the body, or the rest of it, is not read. */
export interface Refusal {
  readonly kind: "refused";
  readonly fault: ServiceFault;
  readonly whileRead?: true;
  /** Headers of the answer. */
  readonly headers?: WireReply["headers"];
}

/** The headers of a request that describe its body. */
interface AnnouncedBody {
  /** Content-Encoding. */
  readonly encoding: string | undefined;
  /** Transfer-Encoding. */
  readonly coding: string | undefined;
  /** Content-Length. */
  readonly length: string | undefined;
}

/** The caller left. */
export const gone: BodyOutcome = { kind: "gone" };

/** There is no body, or an empty one. */
export const noBody: BodyOutcome = { kind: "read", body: { kind: "none" } };

/** A body in bytes. */
export function bodyOfBytes(bytes: Uint8Array): BodyOutcome {
  return bytes.length === 0 ? noBody : { kind: "read", body: { kind: "bytes", bytes } };
}

/** Why a body is refused before it is read; undefined if it is read. */
export function refusedBefore({ encoding, coding, length }: AnnouncedBody, limits: ServerLimits): Refusal | undefined {
  // RFC 9112 section 6.1: hosts remove no other transfer coding, and pass such a body on unchanged.
  if (coding !== undefined && coding.toLowerCase() !== "chunked") {
    return refusal(501, "The only supported transfer coding is chunked.");
  }
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    // RFC 9110 section 15.5.16: the answer names the codings that would be accepted.
    return { ...refusal(415, "The body must not be compressed."), headers: [["Accept-Encoding", "identity"]] };
  }
  return length !== undefined && Number(length) > limits.bodyBytes ? tooLarge(limits) : undefined;
}

/** 413 (RFC 9110 section 15.5.14). */
export function tooLarge({ bodyBytes }: ServerLimits): Refusal {
  return refusal(413, `The body must not be longer than ${bodyBytes} bytes.`);
}

/** 408 (RFC 9110 section 15.5.9). */
export function tooSlow({ bodyMs }: ServerLimits): Refusal {
  return refusal(408, `The body did not arrive within ${bodyMs} ms.`);
}

/** The refusal of a body that middleware in front of the contract consumed without leaving it anywhere. */
export function consumedBefore(cause: string): Refusal {
  return { kind: "refused", fault: new ServiceFault("Server", "The service failed.", { cause: new Error(cause) }) };
}

function refusal(status: number, detail: string): Refusal {
  return { kind: "refused", fault: new ServiceFault("Client", detail, { status }) };
}

/** The body of a request in the form in which it was found. */
export type RequestBody =
  | { readonly kind: "none" }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  /** From a body parser in front, or from a call in process. */
  | { readonly kind: "text"; readonly text: string }
  /** JSON that a body parser in front has parsed, with its number of characters if that is known. */
  | { readonly kind: "value"; readonly value: unknown; readonly characters?: number };
