import type { FetchHandler } from "@stubwright/runtime/server";

/** What a route handler of Next.js exports: a function for each method. */
type NextRoute = Readonly<Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", NextMethod>>;

type NextMethod = (request: Request) => Promise<Response>;

/**
 * Next.js, `app/v1/[...path]/route.ts`:
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(createGamePlayHandler(service, { basePath: "/v1" }))`.
 * `peerOf` reads the caller's address from the header that your proxy sets, because Next.js passes no address to a route handler.
 * Without a proxy, Next.js sets `x-forwarded-for`, but it keeps a value that the caller sent.
 */
export function nextRoute(
  handler: FetchHandler,
  peerOf: (request: Request) => string | undefined = () => undefined,
): NextRoute {
  const route: NextMethod = (request) => handler(request, { peer: peerOf(request) });
  return { GET: route, HEAD: route, POST: route, PUT: route, PATCH: route, DELETE: route, OPTIONS: route };
}
