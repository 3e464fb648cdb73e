import { Worker } from "node:worker_threads";
import type { OpenApiPrinter } from "./openapi-printer.js";

/** A printer that works on a thread of its own until it is stopped, and loads the compiler while others still read the contract. */
interface StartedOpenApiPrinter extends OpenApiPrinter {
  stop(): void;
}

interface Waiting {
  readonly done: (text: string) => void;
  readonly fail: (error: unknown) => void;
}

let kept: StartedOpenApiPrinter | undefined;

/** The printer of this process: started once, so that only the first contract waits until the compiler is loaded. */
export function keptOpenApiPrinter(): OpenApiPrinter {
  kept ??= startOpenApiPrinter(stopKeptPrinter);
  return kept;
}

/** Stops the printer of this process, if there is one; until then its thread keeps the process alive. */
export function stopKeptPrinter(): void {
  kept?.stop();
  kept = undefined;
}

/** Starts the thread. It prints one document after the other; an error of the thread rejects every text from then on. */
export function startOpenApiPrinter(onFailure: () => void = () => {}): StartedOpenApiPrinter {
  const worker = new Worker(new URL("./openapi-worker.js", import.meta.url));
  // A text for each document in order, also for those whose text nobody asks for.
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
