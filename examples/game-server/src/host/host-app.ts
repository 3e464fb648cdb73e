import { readdirSync, readFileSync } from "node:fs";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { type OperationEntry, renderIndexPage } from "./index-page.js";
import { sendProblem } from "./problem.js";

const images = new URL("../../images/", import.meta.url);
const pagePolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the host shows beside the contract. */
export interface HostAppOptions {
  /** Rejects if store or queue do not answer, or do not keep what they are sent. */
  readonly check: () => Promise<void>;
  readonly operations: readonly OperationEntry[];
  /** Gets the cause of what the app could not serve. */
  readonly log: (line: string) => void;
}

/**
 * What is not the contract: `/healthz` (the process lives), `/readyz` (it can keep what it is sent), `/images/*`, the index page at `/`; anything else is a 404 problem. Page and
 * images are sent from memory: a caller who sends thousands of requests and reads no reply opens no files.
 */
export function createHostApp({ check, operations, log }: HostAppOptions): Express {
  const page = Buffer.from(renderIndexPage(operations));
  const app = express();
  app.disable("x-powered-by");
  app.use((_request, response, next) => {
    response.set("X-Content-Type-Options", "nosniff");
    next();
  });
  app.get("/", (_request, response) => {
    response.set("Content-Security-Policy", pagePolicy).type("html").send(page);
  });
  app.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  app.get("/readyz", async (_request, response) => {
    response.set("Cache-Control", "no-store");
    const problem = await check().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem === undefined) return void response.json({ status: "ready" });
    log(`the store cannot be used: ${problem}`);
    sendProblem(response, 503, "The store cannot be used.");
  });
  for (const name of readdirSync(images)) {
    const image = readFileSync(new URL(name, images));
    app.get(`/images/${name}`, (_request, response) => {
      response.set("Cache-Control", "public, max-age=3600").type(name).send(image);
    });
  }
  app.use((_request, response) => sendProblem(response, 404, "Nothing is served here."));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log(`the host failed: ${error instanceof Error ? error.message : String(error)}`);
    sendProblem(response, 500, "The service failed.");
  });
  return app;
}
