import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { FetchHandler } from "@stubwright/runtime/server";
import { Hono } from "hono";

/** Hono, on Node; other hosts have a `getConnInfo` of their own. The handler has `basePath: "/v1"`. */
export function honoApp(handler: FetchHandler): Hono {
  const app = new Hono();
  app.use(
    "/v1/*",
    async (c, next) => (await handler(c.req.raw, { peer: getConnInfo(c).remote.address, fallThrough: true })) ?? next(),
  );
  return app;
}

/** Serves it on Node; resolves to its port. */
export function serveHono(app: Hono): Promise<number> {
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port));
  });
}
