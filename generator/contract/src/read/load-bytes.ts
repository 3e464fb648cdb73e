import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isNativeError } from "node:util/types";

/** Reads the bytes at an absolute URL. */
export type LoadBytes = (location: string) => Promise<Uint8Array>;

/** A server redirects to a host from which nothing may be fetched. */
export class OtherHostError extends Error {
  override readonly name = "OtherHostError";

  constructor(location: string) {
    super(`the server leads to ${location}, on another host. To follow it: --allow-host ${new URL(location).host}`);
  }
}

/** The conditions for fetching documents. */
interface FetchTerms {
  readonly signal?: AbortSignal | undefined;
  /** Whether a server may redirect to a URL. Default: always. */
  readonly mayLead?: (location: string) => boolean;
}

/** Reads the bytes at an absolute `file:` or `http(s):` URL. `signal` aborts requests on the network. */
export async function loadBytes(location: string, terms: FetchTerms = {}): Promise<Uint8Array> {
  return location.startsWith("file:") ? readFile(fileURLToPath(location)) : fetchBytes(location, terms);
}

/** The most bytes of a reply. The largest public contracts have about ten million. */
const longestReply = 64 * 1024 * 1024;

/** The cause of a failed `fetch`, which itself only says that it failed. */
function causeOf(error: unknown): unknown {
  if (!isNativeError(error) || !isNativeError(error.cause)) return error;
  const { cause } = error;
  return cause.message === "" && "code" in cause ? new Error(`the connection failed: ${cause.code}`) : cause;
}

/** The most redirects, as in `fetch`. */
const mostRedirects = 20;

/** Fetches a URL and follows redirects. */
async function follow(location: string, signal: AbortSignal, mayLead: FetchTerms["mayLead"]): Promise<Response> {
  let from = location;
  for (let count = 0; count <= mostRedirects; count++) {
    const response = await fetch(from, { signal, redirect: "manual" }).catch((error: unknown) => {
      throw causeOf(error);
    });
    const target = response.headers.get("location");
    if (!redirects.has(response.status) || target === null) return response;
    await response.body?.cancel();
    const to = URL.canParse(target, from) ? new URL(target, from).href : target;
    if (!/^https?:/i.test(to)) throw new Error(`the server leads to ${to}, which is not on the web`);
    if (mayLead?.(to) === false) throw new OtherHostError(to);
    from = to;
  }
  throw new Error(`the server leads elsewhere more than ${mostRedirects} times`);
}

const redirects = new Set([301, 302, 303, 307, 308]);

async function fetchBytes(location: string, { signal, mayLead }: FetchTerms): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(30_000);
  const ended = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  const response = await follow(location, ended, mayLead);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestReply) throw new Error("the server sends more than 64 MiB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
