import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { OpenApiPrinter } from "./openapi-printer.js";

/** A printer that works on a thread of its own until it is stopped, and loads the compiler while others still read the contract. */
export interface StartedOpenApiPrinter extends OpenApiPrinter {
  stop(): void;
}

/** Starts the thread. It prints one document after the other; errors of the thread reject the text that is waited for. */
export function startOpenApiPrinter(): StartedOpenApiPrinter {
  const worker = new Worker(new URL("./openapi-worker.js", import.meta.url));
  return {
    begin: (document) => {
      const answer = once(worker, "message");
      answer.catch(() => {});
      worker.postMessage(document);
      return async () => {
        const [text]: string[] = await answer;
        if (text === undefined) throw new Error("The OpenAPI printer gave no text.");
        return text;
      };
    },
    stop: () => void worker.terminate(),
  };
}
