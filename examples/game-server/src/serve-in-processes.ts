import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "./settings.js";

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
 * Starts as many copies of this process as its settings say; they share a port. One that ends is replaced. Resolves when all listen; rejects if
 * the first one does not: it has told why.
 */
export async function serveInProcesses(settings: Settings, log: (line: string) => void): Promise<ServingProcesses> {
  // Each process takes its connections itself. Handed over by the first one, those for a process that dies would be left
  // without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  // With port 0 each copy that comes when the others are gone would listen elsewhere.
  const port = settings.port === 0 ? await freePort(settings.host) : settings.port;
  const start = async (): Promise<Worker> => {
    const worker = cluster.fork({ PORT: String(port) });
    const ended = once(worker, "exit");
    const found = await Promise.race([listening(worker), ended.then(() => undefined)]);
    if (found === undefined) throw new Error("a process did not start");
    url = found;
    void ended.then(() => replace(worker));
    return worker;
  };
  const replace = async (worker: Worker): Promise<void> => {
    const { pid, exitCode, signalCode } = worker.process;
    for (let other: Worker | undefined; other === undefined && !isStopping; ) {
      await delay(pauseMs);
      other = isStopping ? undefined : await start().catch(() => undefined);
      if (other === undefined) continue;
      log(`process ${pid} ended (${signalCode ?? exitCode}) and is replaced by process ${other.process.pid}`);
    }
  };
  let url = "";
  await start();
  await Promise.all(Array.from({ length: settings.processes - 1 }, start));
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

/** A port on which nobody listens now. */
async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
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
