import type { FetchHandler } from "@stubwright/runtime/server";

/** What a route handler of Next.js exports: a function for each method. */
type NextRoute = Readonly<Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", NextMethod>>;

type NextMethod = (request: Request) => Promise<Response>;

/**
 * Next.js, `app/v1/[...path]/route.ts`:
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(createGamePlayHandler(service, { basePath: "/v1" }))`.
 * Next.js tells no route handler who calls: a proxy in front has to say it in a header.
 */
export function nextRoute(handler: FetchHandler): NextRoute {
  const route: NextMethod = (request) => handler(request);
  return { GET: route, HEAD: route, POST: route, PUT: route, PATCH: route, DELETE: route, OPTIONS: route };
}
