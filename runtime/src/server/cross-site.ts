import { ServiceFault } from "./service-fault.js";

/**
 * Refuses a request without a Content-Type from a page of another site. Browsers let every page send such a request
 * with the user's cookies, while they ask for permission before one with JSON or XML (CORS). Throws `ServiceFault` 415.
 */
export function refuseUntypedFromOtherSite(headers: Headers): void {
  if (!isFromOtherSite(headers)) return;
  throw new ServiceFault("Client", "A request from another site must have a Content-Type.", { status: 415 });
}

/**
 * Whether a request comes from a page of another site, by `Sec-Fetch-Site`, or in older browsers by an `Origin` that
 * differs from the server's.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site";
  const origin = headers.get("origin");
  return origin !== null && hostOf(origin) !== headers.get("host")?.toLowerCase();
}

/** The host of an origin; undefined for `null`, the origin of pages that have none. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
