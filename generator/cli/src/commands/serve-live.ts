import { statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type LiveContract, openContract, swapListener } from "@stubwright/live";
import type { Listener } from "@stubwright/runtime/server";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";
import { watchUntilStopped } from "../watch/watch-until-stopped.js";
import { type LiveSelection, type LiveSelectionOptions, openSelected } from "./live-selection.js";

/** Options of each command that serves a contract, as commander reads them. */
export interface ServeOptions extends LiveSelectionOptions {
  readonly port: string;
  readonly host: string;
}

/** The serving of a contract by a command. */
export interface LiveServing {
  readonly selection: LiveSelection;
  readonly options: ServeOptions;
  readonly terminal: Terminal;
  /** The name of the server in its messages: "mock". */
  readonly server: string;
  /** Makes the listener of the contract as it is now. Throws `UsageError`. */
  readonly listenerOf: (contract: LiveContract) => Listener;
  /** The files (absolute paths), beside the contract's, whose changes matter. */
  readonly files?: () => readonly string[];
  /** Prints the first lines of the server. */
  readonly tellStart: (contract: LiveContract, address: string) => void;
}

/** Serves a contract until SIGINT or SIGTERM. A change of the contract is served at once, and drops no call. Throws `UsageError`. */
export async function serveLive(serving: LiveServing): Promise<number> {
  const { selection, options, terminal, listenerOf, files = () => [] } = serving;
  const port = Number(options.port);
  if (!/^\d{1,5}$/.test(options.port) || port > 65_535)
    throw new UsageError(`--port ${options.port} must be a number from 0 to 65535.`);
  const first = await openSelected(selection, openContract, options, terminal);
  if (first.contract === undefined) return exitStatus.contract;
  const { listener, swap } = swapListener(listenerOf(first.contract));
  const server = createServer(listener);
  serving.tellStart(first.contract, await listen(server, port, options.host));
  let locations = first.locations;
  const watched = (): readonly string[] => [...filesOf(locations), ...files()];
  let served = stateOf(watched());
  await watchUntilStopped(terminal.cwd, async () => {
    const isChanged = stateOf(watched()) !== served;
    if (isChanged) locations = await swapChanged(serving, swap, locations);
    const all = watched();
    served = stateOf(all);
    return { files: all, isRefused: false };
  });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  return exitStatus.ok;
}

/** A text that changes if the time or the length of a file changes. */
function stateOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
      return `${file} ${mtimeMs} ${size}`;
    })
    .join("\n");
}

/** Serves the contract as it is now. If the contract does not load, the command prints why, and the previous contract stays. */
async function swapChanged(
  { selection, options, terminal, server, listenerOf }: LiveServing,
  swap: (next: Listener) => void,
  before: readonly string[],
): Promise<readonly string[]> {
  try {
    const { contract, locations } = await openSelected(selection, openContract, options, terminal);
    if (contract === undefined) return [...new Set([...before, ...locations])];
    swap(listenerOf(contract));
    terminal.out(`The files of the ${server} have changed; it serves them now.`);
    return locations;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(error.message);
    return before;
  }
}

function filesOf(locations: readonly string[]): readonly string[] {
  return locations.filter((location) => location.startsWith("file:")).map((location) => fileURLToPath(location));
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(new UsageError(portProblem(port, host, error))));
    server.listen(port, host, done);
  });
  const address = server.address();
  return `http://${host}:${typeof address === "object" && address !== null ? address.port : port}`;
}

/** Why a port does not open, and what to do. */
function portProblem(port: number, host: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EADDRINUSE":
      return `The port ${port} is in use. Stop the program that has it, or choose another: --port 0 takes a free one.`;
    case "EACCES":
      return `The port ${port} may not be opened without special rights. Choose one above 1023: --port 8080.`;
    case "EADDRNOTAVAIL":
      return `The address ${host} is not one of this machine.`;
    default:
      return `The port ${port} cannot be opened: ${code ?? message}.`;
  }
}
