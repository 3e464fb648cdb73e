import type { Listener } from "@stubwright/runtime/server";
import express5, { type Express } from "express";
import express4 from "express4";

/** Express 5. */
export function express5App(listener: Listener): Express {
  const app = express5();
  app.use("/v1", listener);
  return app;
}

/** Express 4. */
export function express4App(listener: Listener): Express {
  const app = express4();
  app.use("/v1", listener);
  return app;
}

/** Express where body parsers come first: the contract takes what they have made of the body. */
export function parsingApp(listener: Listener): Express {
  const app = express5();
  app.use(express5.json({ limit: "1mb" }), express5.text({ type: "text/xml", limit: "1mb" }));
  app.use("/v1", listener);
  return app;
}
