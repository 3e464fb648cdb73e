import { constants } from "node:os";
import { createGameServer, type RunningGameServer } from "./host/create-game-server.js";
import { readSettings, type Settings } from "./settings.js";

// npm passes on the signal that a terminal has already sent: two this close together (milliseconds) are one.
const sameSignal = 200;

/** `npm start`: runs the server until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await createGameServer(settings).catch((error: unknown) => {
    throw new Error(describeStartFailure(error, settings));
  });
  stopOnSignal(server);
  console.log(`listening on ${server.url}`);
}

function stopOnSignal(server: RunningGameServer): void {
  let first: number | undefined;
  const stop = (signal: "SIGTERM" | "SIGINT"): void => {
    if (first === undefined) {
      first = performance.now();
      server.close().then(
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
