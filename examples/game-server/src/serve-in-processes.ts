import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

/** What a process tells the one that started it. */
interface Listening {
  readonly listeningOn: string;
}

/** The wait before a process that ended is replaced, in milliseconds. */
const pauseMs = 500;

/** Processes that serve together. */
export interface ServingProcesses {
  /** Where all of them listen. */
  readonly url: string;
  /** Passes a signal on, and resolves when all have ended. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts so many copies of this process, which share its port. One that ends is replaced. Resolves when all listen; rejects if
 * the first one does not: it has told why.
 */
export async function serveInProcesses(count: number, log: (line: string) => void): Promise<ServingProcesses> {
  // Each process takes its connections itself. Handed over by the first one, those for a process that dies would be left
  // without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  const start = async (): Promise<string> => {
    const worker = cluster.fork();
    const ended = once(worker, "exit");
    const url = await Promise.race([listening(worker), ended.then(() => undefined)]);
    if (url === undefined) throw new Error("a process did not start");
    void ended.then(() => replace(worker));
    return url;
  };
  const starts = (): Promise<boolean> =>
    start().then(
      () => true,
      () => false,
    );
  const replace = async (worker: Worker): Promise<void> => {
    if (isStopping) return;
    const { pid, exitCode, signalCode } = worker.process;
    log(`process ${pid} ended (${signalCode ?? exitCode}) and is replaced`);
    for (let isStarted = false; !isStarted && !isStopping; ) {
      await delay(pauseMs);
      isStarted = isStopping || (await starts());
    }
  };
  const url = await start();
  await Promise.all(Array.from({ length: count - 1 }, start));
  return {
    url,
    stop: async (signal) => {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map(async (worker) => {
          const ended = once(worker, "exit");
          worker.process.kill(signal);
          await ended;
        }),
      );
    },
  };
}

function listening(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on("message", (message: unknown) => {
      if (isListening(message)) resolve(message.listeningOn);
    });
  });
}

function isListening(message: unknown): message is Listening {
  return typeof message === "object" && message !== null && "listeningOn" in message;
}

/** In a copy: tells the first process where it listens. */
export function tellListening(listeningOn: string): void {
  process.send?.({ listeningOn } satisfies Listening);
}
