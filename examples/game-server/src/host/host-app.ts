import { readdirSync, readFileSync } from "node:fs";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { sendProblem } from "./problem.js";

/** Where the contract can be read and its operations called from a page. */
export const consolePath = "/console";

const images = new URL("../../images/", import.meta.url);

/** What the host shows beside the contract. */
export interface HostAppOptions {
  /** Rejects if store or queue do not answer, or do not keep what they are sent. */
  readonly check: () => Promise<void>;
  /** Gets the cause of what the app could not serve. */
  readonly log: (line: string) => void;
}

/**
 * What is not the contract: `/healthz` (the process lives), `/readyz` (it can keep what it is sent), `/images/*`, and `/`, which leads to the
 * console; anything else is a 404 problem. Images are sent from memory: a caller who sends thousands of requests and reads no reply opens no
 * files.
 */
export function createHostApp({ check, log }: HostAppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use((_request, response, next) => {
    response.set("X-Content-Type-Options", "nosniff");
    next();
  });
  app.get("/", (_request, response) => response.redirect(`${consolePath}/`));
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
