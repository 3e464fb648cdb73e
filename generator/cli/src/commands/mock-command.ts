import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { LiveContract } from "@stubwright/live";
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
import type { Terminal } from "../terminal/terminal.js";
import { consolePath, withConsole } from "./console-of.js";
import { httpHeaders } from "./http-headers.js";
import { type LiveSelection, selectLive } from "./live-selection.js";
import { type ServeOptions, serveLive } from "./serve-live.js";

/** Options of `stubwright mock`, as commander reads them. */
export interface MockCommandOptions extends ServeOptions {
  readonly examples?: readonly string[];
  readonly record?: string;
  readonly header?: readonly string[];
  readonly mask?: readonly string[];
  readonly quiet?: boolean;
}

/** Serves a contract without a service until SIGINT: with samples, with examples, or with what a real service answers. */
export async function mockCommand(contract: string, options: MockCommandOptions, terminal: Terminal): Promise<number> {
  if (options.record !== undefined && !URL.canParse(options.record))
    throw new UsageError(`--record ${options.record} is no http or https URL, such as https://example.com/service.`);
  const selection = await selectLive(contract, options, terminal);
  const mocking = { selection, options, terminal };
  return serveLive({
    ...mocking,
    server: "mock",
    listenerOf: (live) => listenerOf(live, mocking),
    files: () => exampleFiles(selection, options, terminal),
    tellStart: (live, address) => tellStart(live, address, terminal),
  });
}

interface Mocking {
  readonly selection: LiveSelection;
  readonly options: MockCommandOptions;
  readonly terminal: Terminal;
}

function listenerOf(contract: LiveContract, mocking: Mocking): Listener {
  const onError = (error: unknown): void => mocking.terminal.error(String(error));
  const handlers = handlersOf(contract, mocking);
  return breakableListener(createListener(handlers, withConsole(contract), { onError, console: consolePath }));
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
  const headers = httpHeaders(options.header);
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

function tellStart(contract: LiveContract, address: string, terminal: Terminal): void {
  terminal.out(`Mock of ${contract.model.name}, ${contract.operations.size} operations. Press Ctrl-C to stop.`);
  terminal.out(`  SOAP     ${address}/soap11 (WSDL: ${address}/soap11?wsdl)`);
  terminal.out(`  JSON     ${address}/json/reply/<operation> (OpenAPI: ${address}/openapi.yaml)`);
  terminal.out(`  Console  ${address}${consolePath}`);
}
