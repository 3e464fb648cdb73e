import type { RequestListener } from "node:http";

/** Request headers that callers of either wire send, beside those that need no leave. */
const requestHeaders = "Authorization, Content-Type, SOAPAction, Soap-Headers";
/** Seconds for which a browser need not ask again. */
const maxAge = 3600;

/**
 * Lets pages of these origins call the service from a browser: answers what the browser asks first (Fetch standard, "CORS
 * protocol"), and marks the replies. Requests of other origins are served as before; the browser keeps their replies.
 */
export function allowOrigins(origins: readonly string[], listener: RequestListener): RequestListener {
  return (request, response) => {
    const { origin } = request.headers;
    response.appendHeader("Vary", "Origin");
    if (origin === undefined || !origins.includes(origin)) return listener(request, response);
    response.setHeader("Access-Control-Allow-Origin", origin);
    if (request.method !== "OPTIONS" || request.headers["access-control-request-method"] === undefined) {
      response.setHeader("Access-Control-Expose-Headers", "Retry-After, Soap-Headers, WWW-Authenticate");
      return listener(request, response);
    }
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
    response.setHeader("Access-Control-Allow-Headers", requestHeaders);
    response.setHeader("Access-Control-Max-Age", maxAge);
    response.writeHead(204).end();
  };
}
