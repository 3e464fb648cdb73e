import type { ClientMessageSecurity, Fetch } from "@stubwright/runtime";
import { type OpenedBody, openBody, secureMessage } from "./secured-exchange.js";

/** A request as it goes out. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What came back. */
export type WireReply = ReceivedReply | BrokenExchange;

/** A whole reply. */
export interface ReceivedReply {
  readonly kind: "reply";
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
  readonly milliseconds: number;
  /** Why the reply is not secured as agreed. */
  readonly insecure?: string | undefined;
}

/** No whole reply. */
export interface BrokenExchange {
  readonly kind: "broken";
  readonly reason: "unreachable" | "closed" | "timeout";
  readonly message: string;
  readonly milliseconds: number;
}

/** How requests are sent. */
export interface SendTerms {
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  /** Sent with every request and shown in no report: credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** Secures each envelope, and opens its reply; no report shows what it adds. */
  readonly security?: ClientMessageSecurity | undefined;
}

/** Sends one request. Never rejects. */
export async function exchange(request: WireRequest, terms: SendTerms): Promise<WireReply> {
  const first = await attempt(request, terms);
  // A kept connection may have been closed while the request was on its way: that is nobody's fault.
  const isRetried = first.kind === "broken" && first.reason === "closed";
  return isRetried ? attempt(request, terms) : first;
}

async function attempt(request: WireRequest, terms: SendTerms): Promise<WireReply> {
  const { method, url, headers } = request;
  const secured = terms.security && (await secureMessage(request, terms.security));
  const body = secured?.text ?? request.body;
  const begin = performance.now();
  const signal = AbortSignal.timeout(terms.timeoutMs);
  try {
    const all = { ...headers, ...terms.headers };
    // A fetch by the standard refuses GET and HEAD with a body, an empty one included.
    const sent = body.length === 0 ? {} : { body: body as string };
    const response = await terms.fetch(url, { method, headers: all, ...sent, signal, redirect: "manual" });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const milliseconds = performance.now() - begin;
    const opened: OpenedBody = secured === undefined ? { body: bytes } : await openBody(bytes, secured);
    return { kind: "reply", status: response.status, headers: response.headers, milliseconds, ...opened };
  } catch (error) {
    const reason = signal.aborted ? ({ reason: "timeout", message: "no reply in time" } as const) : reasonOf(error);
    return { kind: "broken", ...reason, milliseconds: performance.now() - begin };
  }
}

function reasonOf(error: unknown): Pick<BrokenExchange, "reason" | "message"> {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  if (["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"].includes(code))
    return { reason: "unreachable", message: `the service is not reachable (${code})` };
  const message = code === "" ? String(error instanceof Error ? error.message : error) : code;
  return { reason: "closed", message: `the connection was closed: ${message}` };
}
