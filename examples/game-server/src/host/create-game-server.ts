import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createGamePlayListener } from "@game-play/api/server";
import { createGameService } from "../game-service.js";
import type { GameStore } from "../store/game-store.js";
import { openLmdbStore } from "../store/lmdb-store.js";
import { answeringStore } from "./answering-store.js";
import { createHostApp } from "./host-app.js";
import { operationEntries } from "./operation-entries.js";

/** How a game server is run. */
export interface GameServerOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  /** The folder of the store; made if it is not there. */
  readonly dataDir: string;
  /** What deals the games: the same seed deals the same game for the same instance. */
  readonly seed: string;
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

/** Starts a game server: the contract in front, the host's own pages behind. Rejects if it cannot open or listen. */
export async function createGameServer(options: GameServerOptions): Promise<RunningGameServer> {
  const store = openLmdbStore(options.dataDir);
  try {
    const server = createHttpServer(store, options);
    await listen(server, options);
    return running(server, store, options.host);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The contract in front of the host's own pages, not listening yet. */
function createHttpServer(store: GameStore, { seed, now = Date.now, log = console.error }: GameServerOptions): Server {
  const service = createGameService({ store: answeringStore(store, log), seed, now });
  const listener = createGamePlayListener(service, {
    onError: (error, call) => log(describeFailure(error, call?.operation)),
  });
  const app = createHostApp({ store, operations: operationEntries(), log });
  const server = createServer((request, response) => listener(request, response, () => app(request, response)));
  server.timeout = idleTimeout;
  return server;
}

function running(server: Server, store: GameStore, host: string): RunningGameServer {
  let closed: Promise<void> | undefined;
  return {
    url: urlOf(server, host),
    close() {
      closed ??= stop(server).then(() => store.close());
      return closed;
    },
  };
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
