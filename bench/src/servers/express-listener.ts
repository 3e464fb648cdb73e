import type { RequestListener } from "node:http";
import express from "express";
import { bareListener } from "./bare-listener.js";

/** What Express costs around the bare listener. */
export function expressListener(): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.post(/.*/, bareListener);
  return app;
}
