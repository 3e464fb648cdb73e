import { createNodeFetch } from "@stubwright/runtime/node";
import { exchange, type SendTerms, type WireReply } from "../wire/exchange.js";
import type { TestOptions } from "./options.js";

/** Where a service is: SOAP at one address, JSON below another. */
export interface Target {
  readonly soapUrl: string | undefined;
  readonly jsonUrl: string | undefined;
  readonly isLocal: boolean;
  readonly terms: SendTerms;
}

/** The service did not answer at all. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** How requests are sent. */
export function sendTerms(options: TestOptions): SendTerms {
  const { fetch = createNodeFetch({ maxSockets: 32 }), maxTimeMs = 10_000, headers = {}, messageSecurity } = options;
  return { fetch, timeoutMs: maxTimeMs + 1000, headers, security: messageSecurity };
}

/**
 * Finds the wires of a service by its address: that of SOAP's endpoint, or the root of a service that has both wires.
 * Throws `UnreachableError`.
 */
export async function findTarget(address: string, operation: string, options: TestOptions): Promise<Target> {
  const terms = sendTerms(options);
  const base = address.replace(/\/+$/, "");
  const isLocal = isLoopback(new URL(address).hostname);
  const root = base.replace(/\/soap11$/i, "");
  const soapUrl = (await isSoapRoot(base, terms)) ? `${base}/soap11` : address;
  // An operation that does not exist changes nothing; on this machine a real one may be tried as well.
  const probes = ["StubwrightProbe", ...(isLocal ? [operation] : [])];
  let jsonUrl: string | undefined;
  // JSON carries no security of messages.
  if (options.messageSecurity !== undefined) return { soapUrl, jsonUrl, isLocal, terms };
  for (const probe of probes) if (jsonUrl === undefined && (await speaksJson(root, probe, terms))) jsonUrl = root;
  return { soapUrl, jsonUrl, isLocal, terms };
}

/** Whether an address is this machine's own. */
export function isLoopback(host: string): boolean {
  return (
    host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host === "::1" || /^127\./.test(host)
  );
}

async function isSoapRoot(base: string, terms: SendTerms): Promise<boolean> {
  if (/\/soap11$/i.test(base)) return false;
  const reply = await exchange({ method: "GET", url: `${base}/soap11`, headers: {}, body: "" }, terms);
  if (reply.kind === "broken" && reply.reason === "unreachable")
    throw new UnreachableError(`${base}: ${reply.message}`);
  return reply.kind === "reply" && reply.status === 200 && textOf(reply).includes("definitions");
}

/** A service with a JSON wire answers in JSON, whatever it thinks of an empty request. */
async function speaksJson(root: string, operation: string, terms: SendTerms): Promise<boolean> {
  const url = `${root}/json/reply/${encodeURIComponent(operation)}`;
  const reply = await exchange(
    { method: "POST", url, headers: { "Content-Type": "application/json" }, body: "{}" },
    terms,
  );
  if (reply.kind === "broken" && reply.reason === "unreachable")
    throw new UnreachableError(`${root}: ${reply.message}`);
  if (reply.kind === "broken") return false;
  if (/json/.test(reply.headers.get("content-type") ?? "")) return true;
  if (reply.status === 404) return false;
  if (reply.body.length === 0) return reply.status === 200 && !/xml/.test(reply.headers.get("content-type") ?? "");
  try {
    return typeof JSON.parse(textOf(reply)) === "object";
  } catch {
    return false;
  }
}

function textOf(reply: Extract<WireReply, { kind: "reply" }>): string {
  return new TextDecoder().decode(reply.body);
}
