import type { RequestBody } from "./request-body.js";
import type { ServerLimits } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import type { WireReply } from "./wire-reply.js";

/** How reading a request's body ended. */
export type BodyOutcome =
  | { readonly kind: "read"; readonly body: RequestBody }
  | Refusal
  /** The caller went away: there is nobody to answer. */
  | { readonly kind: "gone" };

/** The fault is the answer; the body is not wanted, or the rest of it if it was being read. */
export interface Refusal {
  readonly kind: "refused";
  readonly fault: ServiceFault;
  readonly whileRead?: true;
  /** What the answer says beside the fault. */
  readonly headers?: WireReply["headers"];
}

/** What the headers of a request say of its body. */
interface AnnouncedBody {
  /** Content-Encoding. */
  readonly encoding: string | undefined;
  /** Transfer-Encoding. */
  readonly coding: string | undefined;
  /** Content-Length. */
  readonly length: string | undefined;
}

/** The caller went away. */
export const gone: BodyOutcome = { kind: "gone" };

/** There is no body, or one without an octet. */
export const noBody: BodyOutcome = { kind: "read", body: { kind: "none" } };

/** A body as it came. */
export function octetsRead(octets: Uint8Array): BodyOutcome {
  return octets.length === 0 ? noBody : { kind: "read", body: { kind: "octets", octets } };
}

/** Why a body need not be read at all; undefined where it is worth it. */
export function refusedBefore({ encoding, coding, length }: AnnouncedBody, limits: ServerLimits): Refusal | undefined {
  // RFC 9112 section 6.1: hosts undo no other, and hand such a body on as it came.
  if (coding !== undefined && coding.toLowerCase() !== "chunked") {
    return refusal(501, "The only supported transfer coding is chunked.");
  }
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    // RFC 9110 section 15.5.16: which codings would have been accepted.
    return { ...refusal(415, "The body must not be compressed."), headers: [["Accept-Encoding", "identity"]] };
  }
  return length !== undefined && Number(length) > limits.bodyBytes ? tooLarge(limits) : undefined;
}

/** 413 (RFC 9110 section 15.5.14). */
export function tooLarge({ bodyBytes }: ServerLimits): Refusal {
  return refusal(413, `The body must not be longer than ${bodyBytes} octets.`);
}

/** 408 (RFC 9110 section 15.5.9). */
export function tooSlow({ bodyMs }: ServerLimits): Refusal {
  return refusal(408, `The body did not arrive within ${bodyMs} ms.`);
}

/** A body that something in front of the contract has consumed and left nothing of. */
export function consumedBefore(cause: string): Refusal {
  return { kind: "refused", fault: new ServiceFault("Server", "The service failed.", { cause: new Error(cause) }) };
}

function refusal(status: number, detail: string): Refusal {
  return { kind: "refused", fault: new ServiceFault("Client", detail, { status }) };
}
