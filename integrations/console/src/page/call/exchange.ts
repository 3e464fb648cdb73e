import type { CodedOperation } from "../contract.js";
import { type RawReply, type ReplyReading, readReply } from "./read-reply.js";
import type { HeaderField, Wire } from "./wire.js";

/** A request as it goes out, with credentials. */
export interface OutgoingRequest {
  readonly wire: Wire;
  readonly url: string;
  readonly headers: readonly HeaderField[];
  readonly body: string | Uint8Array;
}

/** A request and what came back. */
export interface Exchange {
  readonly request: OutgoingRequest;
  /** Milliseconds from sending to the end of the reply. */
  readonly milliseconds: number;
  readonly outcome: ReceivedReply | { readonly kind: "failed"; readonly text: string };
}

/** A reply as it came, and what it means. */
export interface ReceivedReply {
  readonly kind: "received";
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly HeaderField[];
  readonly body: string;
  readonly bytes: number;
  readonly reading: ReplyReading;
}

/** Sends a request and reads the reply. Never rejects. */
export async function exchange(
  operation: CodedOperation,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  const start = performance.now();
  const { url, headers, body, wire } = request;
  const sent = typeof body === "string" ? body : new Uint8Array(body);
  try {
    const options = { method: "POST", cache: "no-store", redirect: "manual", referrerPolicy: "no-referrer" } as const;
    const response = await fetch(url, {
      ...options,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: sent,
      signal,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const milliseconds = performance.now() - start;
    if (response.type === "opaqueredirect")
      return { request, milliseconds, outcome: failed("The service answered with a redirect.") };
    const outcome = await received(operation, wire, {
      raw: { status: response.status, headers: response.headers, bytes },
      response,
    });
    return { request, milliseconds, outcome };
  } catch (error) {
    const milliseconds = performance.now() - start;
    const text = signal.aborted ? "The call was stopped." : `The service cannot be reached: ${textOf(error)}`;
    return { request, milliseconds, outcome: failed(text) };
  }
}

async function received(
  operation: CodedOperation,
  wire: Wire,
  { raw, response }: { readonly raw: RawReply; readonly response: Response },
): Promise<ReceivedReply> {
  return {
    kind: "received",
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body: new TextDecoder().decode(raw.bytes),
    bytes: raw.bytes.length,
    reading: await readReply(operation, wire, raw),
  };
}

function failed(text: string): Exchange["outcome"] {
  return { kind: "failed", text };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
