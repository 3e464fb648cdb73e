import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type LiveContract, openContract, swapListener } from "@stubwright/live";
import {
  breakableListener,
  createMock,
  keepExchange,
  type MockRule,
  readRules,
  recordingHandlers,
} from "@stubwright/mock";
import { createSoapTransport } from "@stubwright/runtime";
import { createNodeFetch } from "@stubwright/runtime/node";
import { createListener, type Handler, type Listener } from "@stubwright/runtime/server";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";
import { watchUntilStopped } from "../watch/watch-until-stopped.js";
import { type LiveSelection, type LiveSelectionOptions, openSelected, selectLive } from "./live-selection.js";

/** Options of `stubwright mock`, as commander reads them. */
export interface MockCommandOptions extends LiveSelectionOptions {
  readonly port: string;
  readonly host: string;
  readonly examples?: readonly string[];
  readonly record?: string;
  readonly header?: readonly string[];
  readonly mask?: readonly string[];
  readonly quiet?: boolean;
}

/** Serves a contract without a service until SIGINT: with samples, with examples, or with what a real service answers. */
export async function mockCommand(contract: string, options: MockCommandOptions, terminal: Terminal): Promise<number> {
  const port = Number(options.port);
  if (!/^\d{1,5}$/.test(options.port) || port > 65_535)
    throw new UsageError(`--port ${options.port} must be a number from 0 to 65535.`);
  if (options.record !== undefined && !URL.canParse(options.record))
    throw new UsageError(`--record ${options.record} is no URL.`);
  const selection = await selectLive(contract, options, terminal);
  const mocking = { selection, options, terminal };
  const first = await openSelected(selection, openContract, options, terminal);
  if (first.contract === undefined) return exitStatus.contract;
  const { listener, swap } = swapListener(listenerOf(first.contract, mocking));
  const server = createServer(listener);
  const address = await listen(server, port, options.host);
  tellStart(first.contract, address, terminal);
  let locations = first.locations;
  const watched = (): readonly string[] => [...filesOf(locations), ...exampleFiles(selection, options, terminal)];
  let served = stateOf(watched());
  await watchUntilStopped(terminal.cwd, async () => {
    const isChanged = stateOf(watched()) !== served;
    if (isChanged) locations = await swapChanged(mocking, swap, locations);
    const files = watched();
    served = stateOf(files);
    return { files, isRefused: false };
  });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  return exitStatus.ok;
}

/** What tells whether a file has changed: its time and its length. */
function stateOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
      return `${file} ${mtimeMs} ${size}`;
    })
    .join("\n");
}

interface Mocking {
  readonly selection: LiveSelection;
  readonly options: MockCommandOptions;
  readonly terminal: Terminal;
}

/** Serves the contract as it is now. One that does not load is told, and the one before stays. */
async function swapChanged(
  mocking: Mocking,
  swap: (next: Listener) => void,
  before: readonly string[],
): Promise<readonly string[]> {
  const { selection, options, terminal } = mocking;
  try {
    const { contract, locations } = await openSelected(selection, openContract, options, terminal);
    if (contract === undefined) return [...new Set([...before, ...locations])];
    swap(listenerOf(contract, mocking));
    terminal.out("The contract or its examples have changed; the mock serves them now.");
    return locations;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(error.message);
    return before;
  }
}

function listenerOf(contract: LiveContract, mocking: Mocking): Listener {
  const onError = (error: unknown): void => mocking.terminal.error(String(error));
  return breakableListener(createListener(handlersOf(contract, mocking), contract.endpoint, { onError }));
}

/** Throws `UsageError` for examples that the contract does not allow. */
function handlersOf(contract: LiveContract, mocking: Mocking): readonly Handler[] {
  const { selection, options, terminal } = mocking;
  if (options.record !== undefined) return recorder(contract, options.record, mocking);
  const rules = exampleFiles(selection, options, terminal).flatMap(readRuleFile);
  const onLog = options.quiet === true ? () => {} : terminal.out;
  try {
    return createMock(contract, { rules, onLog }).handlers;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function recorder(contract: LiveContract, url: string, { selection, options, terminal }: Mocking): readonly Handler[] {
  const [folder = recordFolder(selection)] = options.examples ?? [];
  const path = resolve(terminal.cwd, folder);
  const headers = Object.fromEntries(
    (options.header ?? []).map((text) => [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1).trim()]),
  );
  const transport = createSoapTransport({ url, headers, fetch: createNodeFetch() });
  let writing: Promise<unknown> = Promise.resolve();
  return recordingHandlers(contract, {
    transport,
    mask: options.mask ?? [],
    onExchange: async (exchange) => {
      writing = writing.then(() => keepExchange(path, exchange));
      await writing;
      if (options.quiet !== true) terminal.out(`${exchange.operation}: recorded in ${folder}`);
    },
  });
}

/** Where the examples of a contract are looked for: `shop.examples.yaml` and `shop.examples/` beside `shop.wsdl`. */
function recordFolder({ cwd, options: { entry } }: LiveSelection): string {
  const folder = /^https?:/i.test(entry) ? cwd : dirname(resolve(cwd, entry));
  return join(folder, `${basename(entry).replace(/\.\w+$/, "")}.examples`);
}

function exampleFiles(selection: LiveSelection, options: MockCommandOptions, terminal: Terminal): readonly string[] {
  if (options.record !== undefined) return [];
  const folder = recordFolder(selection);
  const named = options.examples?.map((path) => resolve(terminal.cwd, path));
  for (const path of named ?? []) if (!existsSync(path)) throw new UsageError(`There are no examples at ${path}.`);
  return (named ?? [`${folder}.yaml`, folder]).filter((path) => existsSync(path)).flatMap(filesAt);
}

function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith(".examples.yaml"))
    .toSorted()
    .map((name) => join(path, name));
}

function readRuleFile(path: string): readonly MockRule[] {
  try {
    return readRules(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function filesOf(locations: readonly string[]): readonly string[] {
  return locations.filter((location) => location.startsWith("file:")).map((location) => fileURLToPath(location));
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(new UsageError(`The port ${port} cannot be opened: ${error.code ?? error.message}.`)),
    );
    server.listen(port, host, done);
  });
  const address = server.address();
  return `http://${host}:${typeof address === "object" && address !== null ? address.port : port}`;
}

function tellStart(contract: LiveContract, address: string, terminal: Terminal): void {
  terminal.out(`Mock of ${contract.model.name}, ${contract.operations.size} operations. Press Ctrl-C to stop.`);
  terminal.out(`  SOAP     ${address}/soap11 (WSDL: ${address}/soap11?wsdl)`);
  terminal.out(`  JSON     ${address}/json/reply/<operation> (OpenAPI: ${address}/openapi.yaml)`);
}
