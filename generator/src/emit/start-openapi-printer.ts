import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { OpenApiPrinter, OpenApiTexts } from "./openapi-printer.js";

/** A printer that works on a thread of its own until it is stopped, and loads the compiler while others still read the contract. */
export interface StartedOpenApiPrinter extends OpenApiPrinter {
  stop(): void;
}

/** Starts the thread. It prints one document after the other; errors of the thread reject the texts that are waited for. */
export function startOpenApiPrinter(): StartedOpenApiPrinter {
  const worker = new Worker(new URL("./openapi-worker.js", import.meta.url));
  return {
    begin: (document) => {
      const answer = once(worker, "message");
      answer.catch(() => {});
      worker.postMessage(document);
      return async () => {
        const [texts]: OpenApiTexts[] = await answer;
        if (texts === undefined) throw new Error("The OpenAPI printer gave no texts.");
        return texts;
      };
    },
    stop: () => void worker.terminate(),
  };
}
