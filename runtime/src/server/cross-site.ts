import { ServiceFault } from "./service-fault.js";

/**
 * Refuses a request without a Content-Type that a page of another site sends: browsers let every page send such a request with the
 * user's cookies, while one that names JSON or XML is first asked for leave (CORS). Throws `ServiceFault` 415.
 */
export function refuseUntypedFromOtherSite(headers: Headers): void {
  if (!isFromOtherSite(headers)) return;
  throw new ServiceFault("Client", "A request from another site must have a Content-Type.", { status: 415 });
}

/** Whether a browser says so: by `Sec-Fetch-Site`, or, if it is older, by an `Origin` that is not the server's. */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site";
  const origin = headers.get("origin");
  return origin !== null && hostOf(origin) !== headers.get("host")?.toLowerCase();
}

/** Undefined for `null`, the origin of pages that have none. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
