import type { Handler } from "../server/handler.js";
import { inTurns } from "../server/in-turns.js";
import type { Interceptor } from "../server/interceptor.js";
import { answerJson } from "../server/json-endpoint.js";
import type { CallSource } from "../server/live-call.js";
import { nothingHere } from "../server/refused.js";
import { createService, matchRequest, type Service } from "../server/service.js";
import { answerSoap } from "../server/soap-endpoint.js";
import { isStreamed, type StreamedBody, type WireReply } from "../server/wire-reply.js";
import type { ClientInterceptor } from "./client-interceptor.js";
import { createJsonStreamTransport } from "./json-stream-transport.js";
import { createJsonTransport, type JsonTransportOptions } from "./json-transport.js";
import { createSoapStreamTransport } from "./soap-stream-transport.js";
import { createSoapTransport, type SoapTransportOptions } from "./soap-transport.js";
import type { StreamTransport } from "./stream-transport.js";
import type { Fetch, Transport } from "./transport.js";

/** How calls in process are carried. */
export interface InProcessTransportOptions {
  /** The codecs and errors of which wire. Default `json`. */
  readonly wire?: "json" | "soap" | undefined;
  /** The client's interceptors. */
  readonly interceptors?: readonly ClientInterceptor[] | undefined;
  /** The interceptors of the server that is played. */
  readonly serverInterceptors?: readonly Interceptor[] | undefined;
  /** Gets the cause of every internal error. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const origin = "http://in-process";
const soapPath = "/soap11";

/** Calls handlers directly, through the same codecs and errors as over the network: the test double. */
export function createInProcessTransport(
  handlers: readonly Handler[],
  options: InProcessTransportOptions = {},
): Transport {
  const transport = inProcess(handlers, options);
  switch (options.wire ?? "json") {
    case "json":
      return createJsonTransport(transport);
    case "soap":
      return createSoapTransport(transport);
  }
}

/** The options of a transport over either wire that calls handlers directly. */
export function inProcess(
  handlers: readonly Handler[],
  options: InProcessTransportOptions,
): JsonTransportOptions & SoapTransportOptions {
  const endpoint = { soapPath, contract: () => Promise.reject(new Error("There is no contract in process.")) };
  const service = createService(handlers, endpoint, {
    interceptors: options.serverInterceptors ?? [],
    ...(options.onError === undefined ? {} : { onError: options.onError }),
  });
  return {
    baseUrl: origin,
    url: origin + soapPath,
    fetch: serviceFetch(service),
    interceptors: options.interceptors,
  };
}

function serviceFetch(service: Service): Fetch {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    const text = typeof init.body === "string" ? init.body : "";
    const caller = new AbortController();
    init.signal?.addEventListener("abort", () => caller.abort());
    if (init.signal?.aborted) caller.abort();
    const reply = await answer(service, url, { text, headers, source: callSource(headers, caller.signal) });
    const replyHeaders = new Headers(reply.headers.map(([name, value]): [string, string] => [name, value]));
    if (reply.contentType !== undefined) replyHeaders.set("Content-Type", reply.contentType);
    const body = isStreamed(reply.body) ? octetStream(reply.body, caller, service) : reply.body;
    return new Response(body, { status: reply.status, headers: replyHeaders });
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A body in pieces; a caller that does not want the rest has gone away. */
function octetStream(
  { pieces, close }: StreamedBody,
  caller: AbortController,
  { settings }: Service,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = inTurns(pieces, nextTurn);
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await iterator.next();
        if (done !== true) return controller.enqueue(encoder.encode(value));
        controller.close();
        await close();
      } catch (error) {
        if (!caller.signal.aborted) settings.report(error, undefined);
        throw error;
      }
    },
    cancel: () => {
      caller.abort();
      return close();
    },
  });
}

interface Sent {
  readonly text: string;
  readonly headers: Headers;
  readonly source: CallSource;
}

function answer(service: Service, url: string, { text, headers, source }: Sent): Promise<WireReply> | WireReply {
  const { settings, dispatch } = service;
  const found = matchRequest(service, "POST", url);
  const contentType = headers.get("content-type") ?? undefined;
  const body = { kind: "text", text } as const;
  if (found?.kind === "soap") {
    const soapAction = headers.get("soapaction") ?? undefined;
    return answerSoap({ contentType, soapAction, body }, dispatch, source, settings);
  }
  if (found?.kind !== "json" || found.match.kind !== "matched") return nothingHere();
  const { handler, members } = found.match;
  return answerJson({ method: "POST", query: "", contentType, handler, members, body }, source, settings);
}

function callSource(headers: Headers, signal: AbortSignal): CallSource {
  return {
    protocol: "in-process",
    headers: () => headers,
    peer: () => undefined,
    incoming: undefined,
    whenGone: (gone) => (signal.aborted ? gone() : signal.addEventListener("abort", gone, { once: true })),
  };
}

/** Like `createInProcessTransport`, for replies that are read item by item. */
export function createInProcessStreamTransport(
  handlers: readonly Handler[],
  options: InProcessTransportOptions = {},
): StreamTransport {
  const transport = inProcess(handlers, options);
  switch (options.wire ?? "json") {
    case "json":
      return createJsonStreamTransport(transport);
    case "soap":
      return createSoapStreamTransport(transport);
  }
}
