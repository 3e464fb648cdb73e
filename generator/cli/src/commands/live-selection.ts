import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { NetworkLock } from "@stubwright/contract/read";
import type { LiveContract, LiveEnvironment, LiveOptions, OpenedContract } from "@stubwright/live";
import { configuredContracts } from "../config/contract-selection.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options that choose the contract to run. */
export interface LiveSelectionOptions {
  readonly routes?: string;
  readonly unresolved?: "error" | "open";
  readonly config?: string;
  readonly allowNetwork?: boolean;
}

/** A contract to run, and the folder in which its relative paths start. */
export interface LiveSelection {
  readonly cwd: string;
  readonly options: LiveOptions;
}

/** A function that opens a contract with the modules that a command needs. */
type Open = (options: LiveOptions, environment: LiveEnvironment) => Promise<OpenedContract>;

/**
 * Finds a contract by a path, a URL or a name in the config. If the config lists the path or URL, its settings apply. Throws
 * `UsageError`.
 */
export async function selectLive(
  contract: string,
  options: LiveSelectionOptions,
  terminal: Terminal,
): Promise<LiveSelection> {
  const { routes, unresolved, config } = options;
  const given = { routes: routes && resolve(terminal.cwd, routes), unresolved };
  const isUrl = /^https?:/i.test(contract);
  const path = resolve(terminal.cwd, contract);
  const hasConfig = config !== undefined || existsSync(resolve(terminal.cwd, configName));
  if (!isUrl && !existsSync(path)) {
    if (/\.(?:wsdl|xsd)$/i.test(contract)) throw new UsageError(`There is no ${contract}.`);
    const { cwd, contracts } = await configuredContracts({ config, contract }, terminal);
    const [one] = contracts;
    if (one !== undefined) return { cwd, options: liveOptions(one, given) };
  }
  if (hasConfig) {
    const { cwd, contracts } = await configuredContracts({ config }, terminal);
    const known = contracts.find(({ entry }) => (isUrl ? entry === contract : resolve(cwd, entry) === path));
    if (known !== undefined) return { cwd, options: liveOptions(known, given) };
  }
  return { cwd: terminal.cwd, options: { entry: contract, routes, unresolved } };
}

/** The config's settings without those for generated files. What the command line says overrides the config. */
function liveOptions(contract: ContractOptions, given: Pick<LiveOptions, "routes" | "unresolved">): LiveOptions {
  const {
    out: _out,
    openapi: _openapi,
    package: _package,
    importExtension: _extension,
    openapiTypes: _types,
    console: _console,
    ...live
  } = contract;
  return { ...live, routes: given.routes ?? live.routes, unresolved: given.unresolved ?? live.unresolved };
}

/** Throws `UsageError` if `safe` in the config names an operation that the contract does not have. */
export function checkSafe({ operations }: LiveContract, safe: readonly string[] = []): void {
  const unknown = safe.find((name) => !operations.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `"safe" in the config names the operation ${unknown}; the contract has ${[...operations.keys()].join(", ")}.`,
    );
}

/** Opens the chosen contract. Undefined, after printing the diagnostics, if it does not load. */
export async function openSelected(
  { cwd, options }: LiveSelection,
  open: Open,
  { allowNetwork = false }: LiveSelectionOptions,
  terminal: Terminal,
): Promise<{ readonly contract: LiveContract | undefined; readonly locations: readonly string[] }> {
  const network = await NetworkLock.open(cwd, { allowNetwork });
  const opened = await open(options, { cwd, allowNetwork, network });
  if (opened.contract === undefined) printDiagnostics(opened, terminal, "nothing was started");
  if (opened.contract === undefined || opened.contract.operations.size > 0) return opened;
  throw new UsageError(`${options.entry} has no operation.`);
}
