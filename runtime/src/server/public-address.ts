import type { ContractEndpoint } from "./contract-endpoint.js";
import { targetHost, withoutTrailingSlash } from "./request-target.js";
import type { ListenerOptions } from "./server-settings.js";

/** The facts about where a request arrived. */
export interface ArrivedAt {
  /** The request target as written. */
  readonly target: string;
  /** The Host header. */
  readonly host: string | undefined;
  readonly secure: boolean;
  readonly localAddress: string | undefined;
  readonly localPort: number | undefined;
  /** The path prefix that the host removed before it passed the request on; `""` for none. */
  readonly mount: string;
}

/** Finds the address of the SOAP wire for the WSDL. */
export function addressing(endpoint: ContractEndpoint, options: ListenerOptions): (arrived: ArrivedAt) => string {
  const { publicUrl, basePath = "", soapPath = endpoint.soapPath } = options;
  const path = withoutTrailingSlash(soapPath);
  if (publicUrl !== undefined) return () => trimmed(publicUrl) + path;
  return (arrived) => {
    const host = targetHost(arrived.target, arrived.host);
    return originOf({ ...arrived, host }) + arrived.mount + trimmed(basePath) + path;
  };
}

function trimmed(text: string): string {
  return text.endsWith("/") ? trimmed(text.slice(0, -1)) : text;
}

const name = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::[0-9]{1,5})?$/i;
const ipv6 = /^\[[0-9a-f:.]{2,45}\](?::[0-9]{1,5})?$/i;

/**
 * The origin that a caller used: from the Host header if it is a plain host and port (RFC 9112 section 3.2), else from
 * the socket. Forwarding headers are ignored, because callers can forge them; behind a proxy, use `publicUrl`.
 */
export function originOf({ host, secure, localAddress, localPort }: Omit<ArrivedAt, "target" | "mount">): string {
  const scheme = secure ? "https" : "http";
  if (host !== undefined && isHost(host)) return `${scheme}://${host}`;
  const address = localAddress ?? "localhost";
  const literal = address.includes(":") ? `[${address.replace(/%.*$/, "")}]` : address;
  return localPort === undefined ? `${scheme}://${literal}` : `${scheme}://${literal}:${localPort}`;
}

/** Whether a text is a host name or IP literal with an optional port. */
function isHost(text: string): boolean {
  return text.length <= 261 && (name.test(text) || ipv6.test(text));
}
