import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { NetworkLock } from "@stubwright/contract/read";
import type { LiveContract, LiveEnvironment, LiveOptions, OpenedContract } from "@stubwright/live";
import { configuredContracts } from "./contract-selection.js";
import { printDiagnostics } from "./print-diagnostics.js";
import type { Terminal } from "./terminal.js";

/** What the command line says of the one contract that a command runs. */
export interface LiveSelectionOptions {
  readonly routes?: string;
  readonly config?: string;
  readonly allowNetwork?: boolean;
}

/** A contract to run, and the folder that its relative paths start from. */
export interface LiveSelection {
  readonly cwd: string;
  readonly options: LiveOptions;
}

/** Opens a contract for some purpose: with the modules that this purpose needs. */
type Open = (options: LiveOptions, environment: LiveEnvironment) => Promise<OpenedContract>;

/** The contract that is meant by a path, a URL or a name of the config. The config's settings hold for its entries too. Throws `UsageError`. */
export async function selectLive(
  contract: string,
  options: LiveSelectionOptions,
  terminal: Terminal,
): Promise<LiveSelection> {
  const { routes, config } = options;
  const isUrl = /^https?:/i.test(contract);
  const path = resolve(terminal.cwd, contract);
  const hasConfig = config !== undefined || existsSync(resolve(terminal.cwd, configName));
  if (!isUrl && !existsSync(path)) {
    if (/\.(?:wsdl|xsd)$/i.test(contract)) throw new UsageError(`There is no ${contract}.`);
    const { cwd, contracts } = await configuredContracts({ config, contract }, terminal);
    const [one] = contracts;
    if (one !== undefined) return { cwd, options: liveOptions(one, routes && resolve(terminal.cwd, routes)) };
  }
  if (hasConfig) {
    const { cwd, contracts } = await configuredContracts({ config }, terminal);
    const known = contracts.find(({ entry }) => (isUrl ? entry === contract : resolve(cwd, entry) === path));
    if (known !== undefined) return { cwd, options: liveOptions(known, routes && resolve(terminal.cwd, routes)) };
  }
  return { cwd: terminal.cwd, options: { entry: contract, routes } };
}

/** The settings of the config without those of its output; what the command line says of routes comes first. */
function liveOptions(contract: ContractOptions, routes: string | undefined): LiveOptions {
  const {
    out: _out,
    openapi: _openapi,
    package: _package,
    importExtension: _extension,
    streams: _streams,
    openapiTypes: _types,
    ...live
  } = contract;
  return routes === undefined ? live : { ...live, routes };
}

/** The contract, running; undefined if it does not load, which is printed. */
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
