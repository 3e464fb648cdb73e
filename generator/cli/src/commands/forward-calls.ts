import type { IncomingMessage, ServerResponse } from "node:http";
import { createNodeFetch } from "@stubwright/runtime/node";
import { originOfPage } from "./origin-of-page.js";
import type { ServiceAddresses } from "./service-addresses.js";

/** Which calls go where. */
export interface CallForwarding {
  /** Where the service is. */
  readonly addresses: ServiceAddresses;
  /** The paths of the wires on this server. */
  readonly forwarded: { readonly json: string; readonly soap: string };
  /** The operations that the contract has: no other path of the JSON wire is forwarded. */
  readonly operations: readonly string[];
  /** Sent with each call, in place of the page's of the same name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The address that this server listens on. */
  readonly host: string;
}

/** Forwards a call of the page to the service. Returns false if the request is not a call. */
export type ForwardCall = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The largest request that is forwarded, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/** Header fields of the browser, of the page and of one connection, which are not the service's business. */
const ownFields =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|expect|origin|referer|cookie|sec-.*|accept-encoding|accept-language|user-agent)$/;

/** Header fields of the service that concern its connection, or that would change what a browser does with this server. */
const ownReplyFields =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|content-encoding|set-cookie.*|strict-transport-security|clear-site-data|content-security-policy.*|location|refresh|service-worker-allowed|alt-svc|link)$/;

/**
 * Forwards the calls of the page to one service. Browsers let a page call only its own origin, unless a service allows others; so this
 * server calls for the page, and only the addresses that it was started with.
 */
export function forwardCalls(forwarding: CallForwarding): ForwardCall {
  const targets = targetsOf(forwarding);
  const send = createNodeFetch();
  return (request, response) => {
    const url = targets.get(request.url ?? "");
    if (url === undefined) return false;
    if (request.method !== "POST" || !originOfPage(request, forwarding.host)) {
      response.writeHead(403, { "Content-Length": 0 }).end();
      request.resume();
      return true;
    }
    void forward(request, response, { url, send, headers: forwarding.headers });
    return true;
  };
}

function targetsOf({ addresses, forwarded, operations }: CallForwarding): ReadonlyMap<string, string> {
  const { json, soap } = addresses;
  const paths = operations.map((name) => `/json/reply/${encodeURIComponent(name)}`);
  return new Map([
    ...(soap === undefined ? [] : [[forwarded.soap, soap] as const]),
    ...(json === undefined
      ? []
      : paths.map((path) => [forwarded.json + path, json.replace(/\/$/, "") + path] as const)),
  ]);
}

interface Target {
  readonly url: string;
  readonly send: ReturnType<typeof createNodeFetch>;
  readonly headers: Readonly<Record<string, string>>;
}

async function forward(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
  const stopped = new AbortController();
  response.once("close", () => stopped.abort());
  try {
    const body = await readBody(request);
    const headers = { ...forwardedFields(request), ...target.headers };
    const reply = await target.send(target.url, { method: "POST", headers, body, signal: stopped.signal });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const fields = [...reply.headers].filter(([name]) => !ownReplyFields.test(name));
    const isRedirect = reply.status >= 300 && reply.status < 400;
    response.writeHead(isRedirect ? 502 : reply.status, {
      ...Object.fromEntries(fields),
      "Content-Length": bytes.length,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
    response.end(bytes);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else sendFailure(response, error);
  }
}

function forwardedFields(request: IncomingMessage): Readonly<Record<string, string>> {
  const fields = Object.entries(request.headers).filter(([name]) => !ownFields.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]),
  );
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes: Uint8Array = chunk;
    length += bytes.length;
    if (length > mostBytes) throw new Error("The message is too long to be forwarded.");
    chunks.push(bytes);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function sendFailure(response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const problem = {
    type: "about:blank",
    title: "Bad Gateway",
    status: 502,
    detail: `The service cannot be reached: ${reason}`,
  };
  response.writeHead(502, { "Content-Type": "application/problem+json" }).end(JSON.stringify(problem));
}
