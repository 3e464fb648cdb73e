import type { Listener } from "@stubwright/runtime/server";
import express, { type Express } from "express";

/**
 * A contract beside an application's own routes: its paths are below `/v1`, and what is none of them goes on to the routes
 * behind. The listener reads bodies itself; one that `express.json()` has parsed before is taken as it is.
 */
export function createApp(listener: Listener): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use("/v1", listener);
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  return app;
}
