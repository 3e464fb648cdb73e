import { Worker } from "node:worker_threads";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { openApiTypes } from "./openapi-types.js";

/**
 * Prints the types of an OpenAPI document. An interface, because it loads the TypeScript compiler and may work on
 * another thread.
 */
export interface OpenApiPrinter {
  /** Begins to print a document. Call the result for the text, if it is still wanted. */
  begin(document: OpenApiDocument): () => Promise<string>;
}

/** The printer that works on the caller's thread, once the text is asked for. */
export const openApiPrinter: OpenApiPrinter = {
  begin: (document) => async () =>
    openApiTypes(document, { ...(await import("openapi-typescript")), ts: (await import("typescript")).default }),
};

/**
 * A printer that works on a thread of its own until it is stopped. It loads the compiler while the contract is still
 * being read.
 */
interface StartedOpenApiPrinter extends OpenApiPrinter {
  stop(): void;
}

interface Waiting {
  readonly done: (text: string) => void;
  readonly fail: (error: unknown) => void;
}

let kept: StartedOpenApiPrinter | undefined;

/** The printer of this process. It starts once, so that only the first contract waits until the compiler is loaded. */
export function keptOpenApiPrinter(): OpenApiPrinter {
  kept ??= startOpenApiPrinter(stopKeptPrinter);
  return kept;
}

/** Stops the printer of this process if there is one. Its thread keeps the process alive until then. */
export function stopKeptPrinter(): void {
  kept?.stop();
  kept = undefined;
}

/** Starts a printer. It prints one document after the other. An error of its thread rejects every later text. */
export function startOpenApiPrinter(onFailure: () => void = () => {}): StartedOpenApiPrinter {
  const worker = new Worker(new URL("./openapi-worker.js", import.meta.url));
  // The thread answers in order, also for documents whose text nobody asks for.
  const waiting: Waiting[] = [];
  let failure: { readonly error: unknown } | undefined;
  worker.on("message", (text: string) => waiting.shift()?.done(text));
  worker.on("error", (error) => {
    failure = { error };
    for (const { fail } of waiting.splice(0)) fail(error);
    onFailure();
  });
  return {
    begin: (document) => {
      const text = new Promise<string>((done, fail) => {
        if (failure !== undefined) return fail(failure.error);
        worker.postMessage(document);
        waiting.push({ done, fail });
      });
      text.catch(() => {});
      return () => text;
    },
    stop: () => void worker.terminate(),
  };
}
