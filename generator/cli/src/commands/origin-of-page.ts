import type { IncomingMessage } from "node:http";

/** Hosts that mean this machine. */
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request is from a page of this server: a page of another site must not call through it. A server that listens on this
 * machine alone also takes only requests for this machine's own names: a foreign name that leads here would make a foreign page look
 * like its own (DNS rebinding).
 */
export function originOfPage({ headers }: Pick<IncomingMessage, "headers">, host: string): boolean {
  const { host: asked = "", origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  if (origin !== undefined && origin !== `http://${asked}`) return false;
  return loopback.test(asked) || !(loopback.test(host) || host === "::1");
}
