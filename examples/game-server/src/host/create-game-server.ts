import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { createGamePlayWorker, queueOneWay } from "@game-play/api/queue";
import { createGamePlayListener } from "@game-play/api/server";
import type { Worker } from "@stubwright/runtime/queue";
import { createGameService } from "../game-service.js";
import type { Role, StoreSetting } from "../settings.js";
import { type Keeping, openKeeping } from "../store/open-keeping.js";
import { answeringQueue } from "./answering-queue.js";
import { answeringStore } from "./answering-store.js";
import { consolePath, createHostApp } from "./host-app.js";

/** How a game server is run. */
export interface GameServerOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  /** The folder of the store; made if it is not there. */
  readonly dataDir: string;
  /** What deals the games: the same seed deals the same game for the same instance. */
  readonly seed: string;
  /** Default: LMDB in the folder. */
  readonly store?: StoreSetting;
  /** Whether one-way operations are put on a queue. Default: no. */
  readonly queue?: boolean;
  /** Default: everything. */
  readonly role?: Role;
  /** The time, in milliseconds since 1970 UTC. Default: the system clock. */
  readonly now?: () => number;
  /** Gets what operators should know, a line each. Default: `console.error`. */
  readonly log?: (line: string) => void;
}

/** A game server that listens. */
export interface RunningGameServer {
  /** Its base address: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no more calls, lets running ones finish (10 seconds at most), then closes the store. Safe to call twice. */
  close(): Promise<void>;
}

const closeDeadline = 10_000;
const idleCheck = 50;
/** A connection on which nothing moves for so long, a caller's who does not read its reply, is closed. */
const idleTimeout = 120_000;

/**
 * Starts a game server: the contract in front, the host's own pages behind; or a worker, which has only those pages. Rejects if it
 * cannot open or listen.
 */
export async function createGameServer(options: GameServerOptions): Promise<RunningGameServer> {
  const { store = { kind: "lmdb" }, queue = false, dataDir } = options;
  const keeping = await openKeeping({ store, queue, dataDir });
  try {
    const parts = createParts(keeping, options);
    await parts.worker?.start();
    await listen(parts.server, options);
    return running(parts, keeping, options.host);
  } catch (error) {
    await keeping.close();
    throw error;
  }
}

/** What runs in a process. */
interface Parts {
  readonly server: Server;
  /** Works on the queue, if there is one and it is this process's role. */
  readonly worker: Worker | undefined;
}

/** The contract in front of the host's own pages, not listening yet, and the worker, not started yet. */
function createParts(keeping: Keeping, options: GameServerOptions): Parts {
  const { seed, now = Date.now, log = console.error, role = "all" } = options;
  const { store, queue } = keeping;
  const service = createGameService({ store: answeringStore(store, log), seed, now });
  const onError = (error: unknown, call?: { readonly operation: string }): void =>
    log(describeFailure(error, call?.operation));
  const accepting = queue === undefined ? service : queueOneWay(service, answeringQueue(queue, log));
  const listener = role === "work" ? undefined : createGamePlayListener(accepting, { console: consolePath, onError });
  const worker =
    queue === undefined || role === "serve" ? undefined : createGamePlayWorker(service, queue, { onError });
  const app = createHostApp({ check: () => checkKeeping(keeping), log });
  const server = createServer((request, response) => {
    if (listener === undefined) app(request, response);
    else listener(request, response, () => app(request, response));
  });
  server.timeout = idleTimeout;
  return { server, worker };
}

async function checkKeeping({ store, queue }: Keeping): Promise<void> {
  await Promise.all([store.check(), queue?.check()]);
}

function running({ server, worker }: Parts, keeping: Keeping, host: string): RunningGameServer {
  let closed: Promise<void> | undefined;
  return {
    url: urlOf(server, host),
    close() {
      closed ??= Promise.all([stop(server), stopInTime(worker)]).then(() => keeping.close());
      return closed;
    },
  };
}

/** A message whose handler does not end is another worker's, later. */
async function stopInTime(worker: Worker | undefined): Promise<void> {
  if (worker === undefined) return;
  const waiting = new AbortController();
  const deadline = delay(closeDeadline, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([worker.stop(), deadline]);
  waiting.abort();
}

async function listen(server: Server, { port, host }: GameServerOptions): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}

async function stop(server: Server): Promise<void> {
  const ended = once(server, "close");
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
  const deadline = setTimeout(() => server.closeAllConnections(), closeDeadline);
  await ended;
  clearInterval(idle);
  clearTimeout(deadline);
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function describeFailure(error: unknown, operation: string | undefined): string {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${operation ?? "a call"} failed: ${cause}`;
}
