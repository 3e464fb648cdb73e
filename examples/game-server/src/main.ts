import cluster from "node:cluster";
import { constants } from "node:os";
import { createGameServer } from "./host/create-game-server.js";
import { serveInProcesses, tellListening } from "./serve-in-processes.js";
import { readSettings, type Settings } from "./settings.js";

// npm passes on the signal that a terminal has already sent: two this close together (milliseconds) are one.
const sameSignal = 200;

type StopSignal = "SIGTERM" | "SIGINT";

/** `npm start`: runs the server, or `WORKERS` copies of it, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.processes > 1 && cluster.isPrimary) {
    const { url, stop } = await serveInProcesses(settings, (line) => console.error(line)).catch(() => process.exit(1));
    stopOnSignal(stop);
    console.log(`listening on ${url}`);
    return;
  }
  const server = await createGameServer(settings).catch((error: unknown) => {
    throw new Error(describeStartFailure(error, settings));
  });
  stopOnSignal(() => server.close());
  if (cluster.isPrimary) console.log(`listening on ${server.url}`);
  else tellListening(server.url);
}

function stopOnSignal(close: (signal: StopSignal) => Promise<void>): void {
  let first: number | undefined;
  const stop = (signal: StopSignal): void => {
    if (first === undefined) {
      first = performance.now();
      close(signal).then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    } else if (performance.now() - first > sameSignal) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function describeStartFailure(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `port ${port} on ${host} is already in use`;
  if (code === "EACCES") return `port ${port} on ${host} or the data folder may not be used by this user`;
  return `cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

main().catch(fail);
