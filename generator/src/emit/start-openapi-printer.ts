import { Worker } from "node:worker_threads";
import type { OpenApiPrinter } from "./openapi-printer.js";

/** A printer that works on a thread of its own until it is stopped, and loads the compiler while others still read the contract. */
export interface StartedOpenApiPrinter extends OpenApiPrinter {
  stop(): void;
}

interface Waiting {
  readonly done: (text: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Starts the thread. It prints one document after the other; an error of the thread rejects every text from then on. */
export function startOpenApiPrinter(): StartedOpenApiPrinter {
  const worker = new Worker(new URL("./openapi-worker.js", import.meta.url));
  // A text for each document in order, also for those whose text nobody asks for.
  const waiting: Waiting[] = [];
  let failure: { readonly error: unknown } | undefined;
  worker.on("message", (text: string) => waiting.shift()?.done(text));
  worker.on("error", (error) => {
    failure = { error };
    for (const { fail } of waiting.splice(0)) fail(error);
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
