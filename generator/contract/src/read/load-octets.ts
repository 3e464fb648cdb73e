import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isNativeError } from "node:util/types";

/** The octets at an absolute URL. */
export type LoadOctets = (location: string) => Promise<Uint8Array>;

/** The octets at an absolute `file:` or `http(s):` URL, from the disk or, unless `signal` aborts, the network. */
export async function loadOctets(location: string, signal?: AbortSignal): Promise<Uint8Array> {
  return location.startsWith("file:") ? readFile(fileURLToPath(location)) : fetchOctets(location, signal);
}

/** Longest reply that is taken from the network, in octets: the largest public contracts have some ten million. */
const longestReply = 64 * 1024 * 1024;

/** What kept `fetch` from a server: itself it only says that it failed. */
function causeOf(error: unknown): unknown {
  if (!isNativeError(error) || !isNativeError(error.cause)) return error;
  const { cause } = error;
  return cause.message === "" && "code" in cause ? new Error(`the connection failed: ${cause.code}`) : cause;
}

async function fetchOctets(location: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(30_000);
  const ended = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  const response = await fetch(location, { signal: ended }).catch((error: unknown) => {
    throw causeOf(error);
  });
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
