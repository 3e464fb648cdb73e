import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Analysis, AnalysisTask } from "./analysis.js";

/** An analysis was ended because a newer text made it useless. */
export class AnalysisCancelled extends Error {
  override readonly name = "AnalysisCancelled";
}

/** An analysis that runs. */
interface Running {
  readonly done: (analysis: Analysis) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Analyses contracts on a thread of its own, so that a large contract keeps no request of the editor waiting. Cancelling
 * ends the thread at once; another one starts in its place.
 */
export class Analyst {
  #worker: Worker = this.#startWorker();
  #running: Running | undefined;

  /** Analyses a contract. Rejects with `AnalysisCancelled` after `cancel`. One analysis runs at a time. */
  analyse(task: AnalysisTask): Promise<Analysis> {
    return new Promise((done, fail) => {
      this.#running = { done, fail };
      this.#worker.postMessage(task);
    });
  }

  /** Ends the analysis that runs, if there is one. */
  cancel(): void {
    this.#fail(new AnalysisCancelled("A newer text is to be analysed."));
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    this.cancel();
    await this.#worker.terminate();
  }

  /** Ends what runs with an error, and starts another thread. */
  #fail(error: unknown): void {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    void this.#worker.terminate();
    this.#worker = this.#startWorker();
    running.fail(error);
  }

  #startWorker(): Worker {
    const worker = new Worker(workerModule());
    const isCurrent = (): boolean => worker === this.#worker;
    worker.on("message", (analysis: Analysis) => {
      if (!isCurrent()) return;
      this.#running?.done(analysis);
      this.#running = undefined;
    });
    worker.on("error", (error) => {
      if (isCurrent()) this.#fail(error);
    });
    return worker;
  }
}

/** The module of the thread. The package's CommonJS form, in dist/commonjs, has none of its own. */
function workerModule(): URL {
  const beside = new URL("./analysis-worker.js", import.meta.url);
  return existsSync(beside) ? beside : new URL("../../analysis/analysis-worker.js", import.meta.url);
}
