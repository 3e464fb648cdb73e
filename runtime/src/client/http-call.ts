import type { OpenReply, SecuredRequest } from "../soap/message-security.js";
import { CallError, ProtocolError, type ReplyFacts } from "./call-error.js";
import type { ClientCall, ClientInterceptor } from "./client-interceptor.js";
import { type Deadline, startDeadline } from "./deadline.js";
import { discard, readReplyBody } from "./http-reply.js";
import type { CallOptions, Fetch, FetchedReply, TransportOptions } from "./transport.js";

/** A request, and how its reply is read: after the body has arrived, or by a function that reads the body. */
type HttpCall<Result> = HttpRequest & (ReadReply<Result> | TakeReply<Result>);

interface ReadReply<Result> {
  /** Throws `CallError`, or `DecodeError` for a message that breaks the contract. */
  readonly read: (body: Uint8Array, facts: ReplyFacts, openReply: OpenReply | undefined) => Result | Promise<Result>;
}

interface TakeReply<Result> {
  /** Receives a reply whose body was not read. */
  readonly take: (response: FetchedReply, facts: ReplyFacts) => Promise<Result>;
}

/** An outgoing request. */
export interface HttpRequest {
  readonly operation: ClientCall["operation"];
  readonly request: unknown;
  readonly options: CallOptions;
  /** Encodes the message; called once. Throws `EncodeError`. */
  readonly encode: () => EncodedRequest;
}

/** The parts of a request that depend on the wire. */
export interface EncodedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Further options for `fetch`. */
  readonly extra?: object;
  /** Secures the body, anew for each try. */
  readonly secure?: (() => Promise<SecuredRequest>) | undefined;
}

/** The default timeout in milliseconds. */
const defaultTimeoutMs = 100_000;
/** The most bytes of a reply, by default. */
export const defaultReplyBytes = 16_777_216;

/** Posts a message and reads the reply. Whatever fails is a `CallError`. */
export async function callHttp<Result>(transport: TransportOptions, call: HttpCall<Result>): Promise<Result> {
  const deadline = startCallDeadline(transport, call);
  try {
    const encoded = encode(call);
    return await deadline.race(run(transport, call, encoded, deadline.signal));
  } catch (error) {
    throw callError(error, call, deadline);
  } finally {
    deadline.clear();
  }
}

/** Starts the time for a call, or for a piece of its reply. */
export function startCallDeadline(transport: TransportOptions, { options }: HttpRequest): Deadline {
  return startDeadline(options.signal, options.timeoutMs ?? transport.timeoutMs ?? defaultTimeoutMs);
}

function encode(call: HttpRequest): EncodedRequest {
  try {
    return call.encode();
  } catch (cause) {
    // JavaScript's message about a request that is undefined names only our code.
    const isOurs = cause instanceof Error && !(cause instanceof TypeError);
    const message = isOurs ? cause.message : "the request is missing or cannot be written";
    throw new CallError("encode", message, { operation: call.operation.name, cause });
  }
}

async function run<Result>(
  transport: TransportOptions,
  call: HttpCall<Result>,
  encoded: EncodedRequest,
  signal: AbortSignal,
): Promise<Result> {
  const headers = await headersOf(transport, call.options, encoded);
  const outgoing: ClientCall = { operation: call.operation, request: call.request, headers, signal };
  const exchange = (sent: ClientCall): Promise<Result> => exchangeHttp(transport, call, encoded, sent);
  return intercept(transport.interceptors ?? [], exchange)(outgoing);
}

async function headersOf(transport: TransportOptions, options: CallOptions, encoded: EncodedRequest): Promise<Headers> {
  const configured = transport.headers;
  const headers = new Headers(typeof configured === "function" ? await configured() : configured);
  for (const [name, value] of new Headers(options.headers)) headers.set(name, value);
  for (const [name, value] of Object.entries(encoded.headers)) headers.set(name, value);
  return headers;
}

/** `innermost` inside the interceptors, the first one outermost. */
function intercept<Result>(
  interceptors: readonly ClientInterceptor[],
  innermost: (call: ClientCall) => Promise<Result>,
): (call: ClientCall) => Promise<Result> {
  return interceptors.reduceRight<(call: ClientCall) => Promise<Result>>((next, layer) => layer(next), innermost);
}

async function exchangeHttp<Result>(
  transport: TransportOptions,
  call: HttpCall<Result>,
  { url, body: message, extra, secure }: EncodedRequest,
  { headers, signal }: ClientCall,
): Promise<Result> {
  const send: Fetch = transport.fetch ?? fetch;
  const secured = secure && (await secureBody(secure, call));
  const body = secured?.text ?? message;
  const response = await send(url, { ...extra, method: "POST", headers, body, signal, redirect: "manual" });
  const facts = { operation: call.operation.name, status: response.status, headers: response.headers };
  try {
    await transport.onResponse?.(facts);
    await call.options.onResponse?.(facts);
  } catch (error) {
    await discard(response);
    throw error;
  }
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) {
    await discard(response);
    throw new ProtocolError("redirects are not followed", facts);
  }
  if ("take" in call) return call.take(response, facts);
  const bytes = await readReplyBody(response, transport.maxReplyBytes ?? defaultReplyBytes, facts);
  return call.read(bytes, facts, secured?.openReply);
}

async function secureBody(
  secure: NonNullable<EncodedRequest["secure"]>,
  { operation }: HttpRequest,
): Promise<SecuredRequest> {
  try {
    return await secure();
  } catch (cause) {
    const why = cause instanceof Error ? `: ${cause.message}` : "";
    throw new CallError("encode", `the request cannot be secured${why}`, { operation: operation.name, cause });
  }
}

/** The error with which a call rejects. */
export function callError(error: unknown, call: HttpRequest, deadline: Deadline): CallError {
  const facts = { operation: call.operation.name, cause: error };
  const ended = deadline.ended();
  if (error instanceof CallError) return error;
  if (ended) return new CallError(ended, ended === "timeout" ? "no reply in time" : "the call was aborted", facts);
  return new CallError("transport", "the connection failed", facts);
}
