import { resolve } from "node:path";
import { configName } from "../config/config-name.js";
import type { ContractOptions } from "../config/contract-options.js";
import { readConfig } from "../config/read-config.js";
import { UsageError } from "../config/usage-error.js";
import type { Terminal } from "./terminal.js";

/** What the command line says of the contracts to work on. */
export interface SelectionOptions {
  readonly config?: string;
  readonly out?: string;
  readonly name?: string;
  readonly routes?: string;
  readonly nulls?: string;
}

/** Contracts with the folder that their relative paths start from. */
export interface Selection {
  readonly cwd: string;
  readonly contracts: readonly ContractOptions[];
}

/** The contract named on the command line, or those of the config file. Throws `UsageError`. */
export async function selectContracts(
  entry: string | undefined,
  options: SelectionOptions,
  terminal: Terminal,
): Promise<Selection> {
  if (entry !== undefined) return { cwd: terminal.cwd, contracts: [adHoc(entry, options)] };
  for (const option of ["out", "routes", "nulls"] as const) {
    if (options[option] === undefined) continue;
    const advice = option === "out" ? "" : `; the config says ${option} of its contracts`;
    throw new UsageError(
      `--${option} goes with an entry document: stubwright generate <entry.wsdl> --out <folder>${advice}`,
    );
  }
  const path = resolve(terminal.cwd, options.config ?? configName);
  const { contracts } = await readConfig(path);
  const cwd = resolve(path, "..");
  if (contracts.length === 0) throw new UsageError(`${path}: "contracts" lists none.`);
  refuseSharedFolders(contracts, cwd, path);
  const selected =
    options.name === undefined ? contracts : contracts.filter((contract) => contract.name === options.name);
  if (selected.length === 0) {
    const names = contracts.map(({ name }) => name ?? "one without a name").join(", ");
    throw new UsageError(`${path} has no contract named ${options.name}; it has ${names}.`);
  }
  return { cwd, contracts: selected };
}

/** Two contracts in one folder would overwrite and orphan each other's files, as would two OpenAPI documents of one path. Throws `UsageError`. */
function refuseSharedFolders(contracts: readonly ContractOptions[], cwd: string, config: string): void {
  for (const [key, what] of [
    ["out", "folder"],
    ["openapi", "document"],
  ] as const) {
    const paths = contracts.map(({ [key]: path }) => (path === undefined ? undefined : resolve(cwd, path)));
    const shared = paths.findIndex((path, index) => path !== undefined && paths.indexOf(path) < index);
    if (shared < 0) continue;
    const first = paths.indexOf(paths[shared]);
    throw new UsageError(
      `${config}: contracts[${shared}].${key} is the ${what} of contracts[${first}]; each needs one of its own.`,
    );
  }
}

function adHoc(entry: string, options: SelectionOptions): ContractOptions {
  const { out, name, routes, nulls } = options;
  if (out === undefined || out === "")
    throw new UsageError("Say where the code goes: stubwright generate <entry.wsdl> --out <folder>");
  if (nulls !== undefined && nulls !== "omit" && nulls !== "nil") throw new UsageError("--nulls is omit or nil.");
  return { entry, out, name, routes, nulls: nulls === "omit" ? "omit" : "nil" };
}
